import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { look } from '../../components/look/look.ts';
import classes from './catalogue.module.css';
import { CatalogueCard } from './catalogue-card.tsx';

const courses = several(6, (index) => ({
  courseId: `${index}`,
  title: standIn(8, 2, 8),
  description: standIn(7, 6, 9, 5, 8, 4, 9, 6, 7),
  version: 1,
  moduleCount: 2,
  viewCount: 10,
  createdAt: new Date(0).toISOString(),
}));

/** The first cards. */
export function CatalogueSkeleton() {
  return (
    <Ghost>
      <ul className={`${classes.cards} ${look('unlisted', 'stack', 'gap20')}`}>
        {courses.map((course) => (
          <CatalogueCard key={course.courseId} course={course} />
        ))}
      </ul>
    </Ghost>
  );
}
