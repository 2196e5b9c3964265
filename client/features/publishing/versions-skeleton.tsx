import { Box, Skeleton, Stack } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';

export function VersionsSkeleton() {
  return (
    <Stack gap={0} mb="lg" className={look('unlisted', 'lineTop')} role="status" aria-label={shellTexts.loading}>
      {[0, 1, 2].map((row) => (
        <Box py="1.25rem 1rem" key={row} className={look('lineBottom')}>
          <Skeleton height={24} width={120} mb={10} />
          <Skeleton height={16} width="80%" mb={8} />
          <Skeleton height={14} width="55%" />
        </Box>
      ))}
    </Stack>
  );
}
