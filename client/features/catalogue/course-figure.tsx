import { Box } from '@mantine/core';
import { look } from '../../components/look/look.ts';
import { TwoShapes } from '../../components/two-shapes/two-shapes.tsx';
import classes from './catalogue.module.css';

/** The two forms with their one edge in common. Each course keeps an edge of its own, so that one recognises it. */
export function CourseFigure({ courseId }: { courseId: string }) {
  const digit = (place: number) => Number.parseInt(courseId.charAt(place), 16) || 0;
  const upper = 32 + digit(0) * 2;
  const swing = 10 + digit(1);
  const lower = digit(2) < 8 ? upper + swing : upper - swing;
  return (
    <Box m="0.375rem 0.375rem 0" className={look('rigid')} aria-hidden="true">
      <TwoShapes depths={[upper, lower]} person="left" className={classes.forms} />
    </Box>
  );
}
