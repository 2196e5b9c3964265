import { Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './content-page.module.css';

const paragraphs = [
  ['100%', '96%', '98%', '60%'],
  ['97%', '100%', '92%', '98%', '40%'],
];

/** A title and two paragraphs: the shape of what comes. */
export function ContentSkeleton() {
  return (
    <div className={classes.page} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={44} width="55%" mb={40} />
      {paragraphs.map((lines) => (
        <div key={lines.length} className={classes.paragraph}>
          {lines.map((width) => (
            <Skeleton key={width} height={16} width={width} mb={12} />
          ))}
        </div>
      ))}
    </div>
  );
}
