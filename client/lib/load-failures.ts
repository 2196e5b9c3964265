/**
 * Which errors mean that a part of the program did not arrive: the network is gone, or a newer version has replaced the file
 * that this page asks for. Vite announces them; the messages differ from browser to browser.
 */
const failures = new WeakSet<object>();
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
  });

export const isLoadFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error);

/**
 * Loads the page anew, once the server answers; until then it stays as it is instead of becoming the browser's own error page.
 * Asking for the missing part again would not do: browsers and Vite remember that it failed.
 */
export async function reloadOnceReachable(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer === null || !answer.ok) return false;
  window.location.reload();
  return true;
}
