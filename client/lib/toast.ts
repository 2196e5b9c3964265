/** Short messages at the edge of the page: one at a time, five seconds. The library loads with the first of them. */
export type Toast = { title: string; message?: string; kind: 'success' | 'error' };

const errorTitle = 'Fehler';

let before: Promise<unknown> = Promise.resolve();

/** One after the other: while the library still loads, a later message could otherwise overtake an earlier one. */
const show = (toast: Toast): void => {
  before = before.then(() => showNow(toast)).catch(() => undefined);
};

async function showNow({ title, message, kind }: Toast): Promise<void> {
  const { showNotification } = await import('../components/toaster/toaster.tsx');
  showNotification({ title, message, kind });
}

export const toastSuccess = (title: string, message?: string): void =>
  show(message === undefined ? { title, kind: 'success' } : { title, message, kind: 'success' });

export const toastError = (message: string, title = errorTitle): void => show({ title, message, kind: 'error' });
