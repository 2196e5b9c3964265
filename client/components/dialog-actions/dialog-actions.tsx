import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './dialog-actions.module.css';

export function DialogActions({ onCancel, children }: { onCancel?: () => void; children?: ReactNode }) {
  return (
    <Group gap="sm" align="stretch" justify="flex-end" className={classes.actions}>
      {onCancel && (
        <Button variant="default" onClick={onCancel}>
          {shellTexts.cancel}
        </Button>
      )}
      {children}
    </Group>
  );
}
