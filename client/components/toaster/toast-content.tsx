import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import type { Toast } from '../../lib/toast.ts';
import common from '../common.module.css';
import { useFreePosition } from './use-free-position.ts';

type ToastContentProps = { toast: Toast; onClose: () => void };

export function ToastContent({ toast, onClose }: ToastContentProps) {
  const { kind, title, message, action } = toast;
  const content = useRef<HTMLDivElement>(null);
  useFreePosition(content, kind === 'success' && action === undefined);
  useToastKeys(content, onClose);
  const runAction = () => {
    onClose();
    action?.onClick();
  };
  return (
    <Group gap="0.5rem 1rem" justify="space-between" wrap={message === undefined ? 'nowrap' : 'wrap'} ref={content}>
      <Box flex="1 1 6rem" miw={0} className={common.anywhere}>
        <Text c="bright" fw={600}>
          {title}
        </Text>
        {message !== undefined && <p>{message}</p>}
        {action && <VisuallyHidden>{shellTexts.messageKey}</VisuallyHidden>}
      </Box>
      {action && (
        <Button variant="default" size="sm" onClick={runAction}>
          {action.label}
        </Button>
      )}
    </Group>
  );
}

/** F6 focuses the message, which is last in the DOM; Escape closes it and restores the focus. */
function useToastKeys(content: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const message = content.current?.closest('[role]');
    let previousFocus: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      const isInside = message?.contains(document.activeElement) ?? false;
      if (event.key === 'F6' && !isInside) {
        event.preventDefault();
        previousFocus = document.activeElement;
        message?.querySelector('button')?.focus();
      }
      if (event.key === 'Escape' && isInside) close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      const hasFocus = document.activeElement === document.body || message?.contains(document.activeElement);
      if (hasFocus && previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, [content]);
}
