import { Box, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormError } from '../../../components/form-error/form-error.tsx';
import classes from './test-footer.module.css';

type TestFooterProps = {
  children: ReactNode;
  start?: ReactNode;
  note?: string | null;
  failure?: { title?: string; message: string } | null;
  isPinned?: boolean;
};

export function TestFooter({ children, start, note = null, failure = null, isPinned = false }: TestFooterProps) {
  return (
    <Box bg="var(--pg-ground)" className={classes.footer} data-bottom-bar="" data-pinned={isPinned || undefined}>
      <div className={classes.failure}>
        <FormError title={failure?.title} message={failure?.message ?? null} />
      </div>
      <p className={classes.note} role="status">
        {note}
      </p>
      <Group gap="sm">
        <div className={classes.start}>{start}</div>
        <Stack gap={0} flex={{ base: 1, sm: 'none' }} miw={{ sm: 208 }} ml={{ sm: 'auto' }}>
          {children}
        </Stack>
      </Group>
    </Box>
  );
}
