import { Button, MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import '@mantine/notifications/styles.layer.css';
import { theme } from '../../app/theme.ts';
import { newId } from '../../lib/new-id.ts';
import { styleNonce } from '../../lib/style-nonce.ts';
import type { Toast } from '../../lib/toast.ts';
import classes from './toaster.module.css';

const autoCloseMs = 5000;
const actionCloseMs = 8000;
const desktop = '(min-width: 48em)';
let isMounted = false;

/** Puts the notification area beside the page, so that the first load of the page does not carry it. */
function mountOnce(): void {
  if (isMounted) return;
  isMounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Notifications classNames={{ root: classes.area }} limit={1} autoClose={autoCloseMs} zIndex={1000} />
    </MantineProvider>,
  );
}

export function showNotification({ title, message = '', kind, action }: Toast): void {
  mountOnce();
  // One at a time: the newest takes the place of the one before.
  notifications.clean();
  const isError = kind === 'error';
  const id = newId();
  notifications.show({
    id,
    position: window.matchMedia(desktop).matches ? 'bottom-right' : 'top-center',
    title,
    message:
      action === undefined ? (
        message
      ) : (
        <>
          {message}
          <ToastAction {...action} onDone={() => notifications.hide(id)} />
        </>
      ),
    color: isError ? 'red' : 'sage',
    icon: isError ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: isError ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Meldung schließen' },
    classNames: { closeButton: classes.close },
    className: isError ? 'toast-error' : 'toast-success',
    ...(action && { autoClose: actionCloseMs }),
  });
}

type ToastActionProps = NonNullable<Toast['action']> & { onDone: () => void };

function ToastAction({ label, onClick, onDone }: ToastActionProps) {
  const act = () => {
    onDone();
    onClick();
  };
  return (
    <Button variant="default" size="sm" mt={8} display="block" onClick={act}>
      {label}
    </Button>
  );
}
