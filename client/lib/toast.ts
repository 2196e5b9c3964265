/** Short messages at the edge of the page: one at a time, five seconds. The library loads with the first of them. */
export type Toast = {
  title: string;
  message?: string;
  kind: 'success' | 'error';
  /** One thing that can be done about it; the message then stays a little longer. */
  action?: { label: string; onClick: () => void };
};

const errorTitle = 'Fehler';

let before: Promise<unknown> = Promise.resolve();

/** One after the other: while the library still loads, a later message could otherwise overtake an earlier one. */
const show = (toast: Toast): void => {
  before = before.then(() => showNow(toast)).catch(() => undefined);
};

async function showNow(toast: Toast): Promise<void> {
  const { showNotification } = await import('../components/toaster/toaster.tsx');
  showNotification(toast);
}

export const toastSuccess = (title: string, message?: string): void =>
  show(message === undefined ? { title, kind: 'success' } : { title, message, kind: 'success' });

/** Says what was done, and where one can go from here. */
export const toastNext = (title: string, message: string, action: NonNullable<Toast['action']>): void =>
  show({ title, message, kind: 'success', action });

export const toastError = (message: string, title = errorTitle): void => show({ title, message, kind: 'error' });

/** Says what was done and offers to take it back. */
export const toastUndo = (title: string, label: string, onClick: () => void): void =>
  show({ title, kind: 'success', action: { label, onClick } });
