import { Box, Skeleton } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';

/** A heading, two fields and a long text. */
export function PageEditorSkeleton() {
  return (
    <Box maw="48rem" className={look('narrowable')} role="status" aria-label={shellTexts.loading}>
      <Skeleton height={30} width="35%" mb={10} />
      <Skeleton height={16} width="25%" mb={32} />
      <Skeleton height={48} mb={28} />
      <Skeleton height={80} mb={28} />
      <Skeleton height={360} mb={24} />
      <Skeleton height={44} width={128} />
    </Box>
  );
}
