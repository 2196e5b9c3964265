/** After a deployment, open tabs request files that no longer exist; one reload loads the new version. */
import { shellTexts } from '#shared/texts/shell.ts';
import { readForTab, takeForTab, writeForTab } from '../browser-storage.ts';
import { toastSuccess } from '../toast.ts';

const reloadedAtKey = 'passgenau.reloaded-at';
const updatedKey = 'passgenau.updated';
/** Prevents a reload loop while servers of two versions run behind one address. */
const reloadPauseMs = 60_000;
const timeoutMs = 5_000;

/** The file name contains a hash, so it identifies the build. A page rendered on the server imports it later. */
function entryOf(page: Document): string | null {
  const entry = page.querySelector('script[type="module"]');
  return entry?.getAttribute('src') ?? entry?.getAttribute('data-src') ?? null;
}

/** False if the server does not answer. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return false;
    const currentEntry = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return currentEntry !== null && currentEntry !== entryOf(document);
  } catch {
    return false;
  }
}

export function reloadOnceForUpdate(now = Date.now()): void {
  const lastReloadAt = Number(readForTab(reloadedAtKey) ?? Number.NEGATIVE_INFINITY);
  if (now - lastReloadAt < reloadPauseMs || !writeForTab(reloadedAtKey, String(now))) return;
  reloadForUpdate();
}

export function reloadForUpdate(): void {
  writeForTab(updatedKey, '1');
  window.location.reload();
}

export function notifyAfterUpdate(): void {
  if (takeForTab(updatedKey) !== null) toastSuccess(shellTexts.updated.title, shellTexts.updated.done);
}
