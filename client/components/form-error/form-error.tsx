import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/**
 * Why a form was refused, where no single field is to blame. Stands above the button that was pressed and stays until the person
 * changes something; `null` says nothing.
 */
export function FormError({ message }: { message: string | null }) {
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
    <Alert ref={alert} tabIndex={-1} color="red" icon={<IconAlertTriangle stroke={1.75} />} role="alert">
      {message}
    </Alert>
  );
}
