import { Alert, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';

type FormErrorProps = {
  message: string | null;
  title?: string | undefined;
  onClose?: (() => void) | undefined;
};

/**
 * An error that belongs to no single field. Place it above the submit button. It stays until the user changes
 * something or dismisses it.
 */
export function FormError({ message, title, onClose }: FormErrorProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null) return;
    // A busy button loses the focus, so the alert takes it.
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    if (hasFocus) alert.current?.scrollIntoView({ block: 'nearest' });
    else alert.current?.focus();
  }, [message]);
  if (message === null) return null;
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle stroke={1.75} />}
      role="alert"
      title={title}
      {...(onClose && { withCloseButton: true, onClose, closeButtonLabel: shellTexts.closeMessage })}
    >
      {title === undefined && <VisuallyHidden>{shellTexts.failure} </VisuallyHidden>}
      {message}
    </Alert>
  );
}
