import { Box, Skeleton } from '@mantine/core';
import { courseTexts as texts } from '#shared/texts/learning.ts';
import { look } from '../../components/look/look.ts';

const lines = [0, 1, 2, 3, 4];

/** The start of a course in outline, with the words that it is on its way. */
export function CourseSkeleton() {
  return (
    <div className={look('reading')}>
      <Box component="p" mb="md" className={look('muted')} role="status">
        {texts.loading}
      </Box>
      <Skeleton height={56} width="85%" mb={20} />
      <Skeleton height={20} mb={10} />
      <Skeleton height={20} width="60%" mb={32} />
      <Skeleton height={44} width={180} mb={48} />
      {lines.map((line) => (
        <Skeleton key={line} height={22} width={`${70 - line * 6}%`} mb={16} />
      ))}
    </div>
  );
}
