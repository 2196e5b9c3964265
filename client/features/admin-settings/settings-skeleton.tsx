import { Box, Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

const fields = ['a', 'b', 'c', 'd'];

/** A heading with a sentence, and fields. */
export function SettingsSkeleton() {
  return (
    <Box maw="28rem" role="status" aria-label={shellTexts.loading}>
      <Skeleton height={28} width="45%" mb={12} />
      <Skeleton height={16} width="80%" mb={36} />
      {fields.map((field) => (
        <Skeleton key={field} height={48} mb={28} />
      ))}
    </Box>
  );
}
