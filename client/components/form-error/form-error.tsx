import { Alert, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';

type FormErrorProps = {
  message: string | null;
  /** What failed, where the sentence alone does not say it. */
  title?: string | undefined;
  /** Given where nothing that the person changes would mend it: then they dismiss it. */
  onClose?: (() => void) | undefined;
};

/**
 * Why a form or an action was refused, where no single field is to blame. Stands above the button that was pressed and stays until
 * the person changes something or dismisses it; `null` says nothing.
 */
export function FormError({ message, title, onClose }: FormErrorProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message === null) return;
    // A button that is busy loses the focus; the keyboard goes on where it says what went wrong.
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
