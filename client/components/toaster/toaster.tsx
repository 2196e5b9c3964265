import '../mantine-parts.css';
import '@mantine/notifications/styles.layer.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createRoot } from 'react-dom/client';
import { shellTexts } from '#shared/texts/shell.ts';
import { newId } from '../../lib/new-id.ts';
import { styleNonce } from '../../lib/style-nonce.ts';
import { theme } from '../../lib/theme/theme.ts';
import type { Toast } from '../../lib/toast.ts';
import { ToastContent } from './toast-content.tsx';
import classes from './toaster.module.css';

let isMounted = false;

/** Mounts on first use, to keep the library out of the first page load. */
function mountOnce(): void {
  if (isMounted) return;
  isMounted = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Notifications
        classNames={{ root: classes.area }}
        position="bottom-right"
        limit={1}
        // Only this layout pauses on focus as well as on hover.
        layout="stacked"
        zIndex={1000}
      />
    </MantineProvider>,
  );
}

const successMs = 5_000;
const undoMs = 10_000;

const closeDelayOf = ({ kind, action }: Toast): number | false => {
  if (kind === 'error') return false;
  return action === undefined ? successMs : undoMs;
};

/** @returns a function that removes the message */
export function showNotification(toast: Toast): () => void {
  mountOnce();
  notifications.clean();
  const isError = toast.kind === 'error';
  const id = newId();
  notifications.show({
    id,
    autoClose: closeDelayOf(toast),
    message: <ToastContent toast={toast} onClose={() => notifications.hide(id)} />,
    color: isError ? 'red' : 'sage',
    icon: isError ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />,
    role: isError ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': shellTexts.closeMessage },
    classNames: { closeButton: classes.close },
    className: isError ? 'toast-error' : 'toast-success',
  });
  return () => notifications.hide(id);
}
