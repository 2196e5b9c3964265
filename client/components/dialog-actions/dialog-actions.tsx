import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Group gap="sm" align="stretch" justify="flex-end" className={classes.actions}>
      {children}
    </Group>
  );
}
