/** A deployment while a tab is open: the files that the tab still asks for are gone, and one reload brings the new version. */
import { shellTexts } from '#shared/texts/shell.ts';
import { readForTab, takeForTab, writeForTab } from '../browser-storage.ts';
import { toastSuccess } from '../toast.ts';

const reloadedAt = 'passgenau.reloaded-at';
const isToTell = 'passgenau.updated';
/** Servers of two versions behind one address would otherwise send a tab back and forth. */
const pauseMs = 60_000;
const patienceMs = 5_000;

/** The file name of the entry script changes with every change of the program. */
const entryOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server delivers another version than the one that runs here; false if it does not answer. */
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

/** Reloads unless it has just done so, or cannot remember that it did. */
export function reloadOnceForUpdate(now = Date.now()): void {
  const last = Number(readForTab(reloadedAt) ?? Number.NEGATIVE_INFINITY);
  if (now - last < pauseMs || !writeForTab(reloadedAt, String(now))) return;
  reloadForUpdate();
}

export function reloadForUpdate(): void {
  writeForTab(isToTell, '1');
  window.location.reload();
}

/** Says after such a reload why the page was loaded again. */
export function tellUpdate(): void {
  if (takeForTab(isToTell) !== null) toastSuccess(shellTexts.updated.title, shellTexts.updated.done);
}
