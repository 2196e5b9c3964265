import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './catalogue.module.css';

const rows = 2;

/** The two forms with their one edge in common. Each course keeps an edge of its own, so that one recognises it. */
export function CourseFigure({ courseId }: { courseId: string }) {
  const depths = Array.from(
    { length: rows },
    (_, row) => 28 + (Number.parseInt(courseId.slice(row, row + 1), 16) || 0) * 3,
  );
  return (
    <div className={classes['figure']} aria-hidden="true">
      <TwoShapes depths={depths} person="left" className={classes['forms']} />
    </div>
  );
}
