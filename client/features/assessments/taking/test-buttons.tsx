import { Button, Flex } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './test-buttons.module.css';

type ConfirmButtonProps = { children: ReactNode; onConfirm: () => void; disabled?: boolean; loading?: boolean };

/** Ignores the second click of a double click, which would confirm an unread question. */
export function ConfirmButton({ children, onConfirm, disabled = false, loading = false }: ConfirmButtonProps) {
  const confirmOnce = (event: MouseEvent) => {
    if (event.detail <= 1) onConfirm();
  };
  return (
    <Button
      className={classes.confirm}
      color="coral"
      size="lg"
      disabled={disabled}
      {...(disabled && { c: 'dimmed' })}
      loading={loading}
      onClick={confirmOnce}
    >
      {children}
    </Button>
  );
}

type SecondaryButtonProps = { children: ReactNode; onClick: () => void; disabled?: boolean };

export function SecondaryButton({ children, onClick, disabled = false }: SecondaryButtonProps) {
  return (
    <Flex
      component="button"
      type="button"
      gap={6}
      align="center"
      display="inline-flex"
      fw={600}
      bdrs="md"
      mih={44}
      className={classes.quiet}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Flex>
  );
}
