import { Box } from '@mantine/core';
import type { MissingTests as Missing } from '#shared/matching/state.ts';
import { look } from '../../components/look/look.ts';
import { MissingTests } from '../../components/passung/missing-tests.tsx';

/** Above a list: which test would say more; nothing where both are there. */
export function MissingNote({ missing }: { missing: Missing }) {
  if (!missing.softskills && !missing.values) return null;
  const isEmpty = missing.softskills && missing.values;
  return (
    <Box mb="xl" p="1.25rem 1.5rem 1.375rem" className={look('sunken', 'fit')}>
      <MissingTests missing={missing} kind={isEmpty ? 'action' : 'outline'} />
    </Box>
  );
}
