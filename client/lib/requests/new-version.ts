/** After a deployment, an open tab requests files that no longer exist; one reload loads the new version. */
import { shellTexts } from '#shared/texts/shell.ts';
import { readForTab, takeForTab, writeForTab } from '../browser-storage.ts';
import { toastSuccess } from '../toast.ts';

const reloadedAt = 'passgenau.reloaded-at';
const isToTell = 'passgenau.updated';
/** Prevents a reload loop while servers of two versions run behind one address. */
const pauseMs = 60_000;
const patienceMs = 5_000;

/** The file name of the entry script contains a hash, so it identifies the build. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** True if the server delivers another build than this one; false if it does not answer. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) return false;
    const delivered = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return delivered !== null && delivered !== entryOf(document);
  } catch {
    return false;
  }
}

export function reloadOnceForUpdate(now = Date.now()): void {
  const last = Number(readForTab(reloadedAt) ?? Number.NEGATIVE_INFINITY);
  if (now - last < pauseMs || !writeForTab(reloadedAt, String(now))) return;
  reloadForUpdate();
}

export function reloadForUpdate(): void {
  writeForTab(isToTell, '1');
  window.location.reload();
}

export function tellUpdate(): void {
  if (takeForTab(isToTell) !== null) toastSuccess(shellTexts.updated.title, shellTexts.updated.done);
}
