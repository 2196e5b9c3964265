import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import classes from './editor.module.css';
import { LessonSkeleton } from './lesson/lesson-area.tsx';

/** Title and tools, the structure at the left, paper in the middle. */
export function EditorSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      <div className={classes.header}>
        <Skeleton height={32} width="45%" mb={16} />
        <Skeleton height={24} width="70%" />
      </div>
      <div className={`${classes.columns} ${look('stack', 'gap24')}`}>
        <div className={classes.side}>
          {[0, 1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={20} mb={16} width={row % 3 === 0 ? '80%' : '65%'} />
          ))}
        </div>
        <div className={look('narrowable')} aria-hidden="true">
          <LessonSkeleton />
        </div>
      </div>
    </div>
  );
}
