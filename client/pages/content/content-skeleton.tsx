import { Box, Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';

const paragraphs = [
  ['100%', '96%', '98%', '60%'],
  ['97%', '100%', '92%', '98%', '40%'],
];

/** A title and two paragraphs: the shape of what comes. */
export function ContentSkeleton() {
  return (
    <div className={look('mid', 'reading')} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={44} width="55%" mb={40} />
      {paragraphs.map((lines) => (
        <Box mb="xl" key={lines.length}>
          {lines.map((width) => (
            <Skeleton key={width} height={16} width={width} mb={12} />
          ))}
        </Box>
      ))}
    </div>
  );
}
