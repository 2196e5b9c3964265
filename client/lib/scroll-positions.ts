import { readForTab, writeForTab } from './browser-storage.ts';
import { newId } from './new-id.ts';

const storageKey = 'passgenau.scroll';
const maxEntries = 50;
/** How long a returning page may load the content above its position. */
const maxWaitMs = 5_000;

/** By key of the entry in the history of this tab. */
const positions = new Map<string, number>();
let positionAtReturn = 0;
let endReturn: (() => void) | null = null;
let isMissing = (): boolean => false;

/** A jump within a page adds an entry without a key. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? '';
const positionOf = (key: string): number => positions.get(key) ?? 0;

/** The browser restores positions only in content that is there at once. */
export function watchScroll(): void {
  for (const [key, top] of storedPositions()) positions.set(key, top);
  if (entryKey() === '') history.replaceState({ ...history.state, key: newId() }, '');
  positionAtReturn = positionOf(entryKey());
  addEventListener('scroll', () => rememberScroll(entryKey()), { passive: true });
  // Before the browser scrolls in the content of the page that is left.
  addEventListener('popstate', () => {
    endReturn?.();
    positionAtReturn = positionOf(entryKey());
  });
  addEventListener('pagehide', () => {
    const all = new Map([...storedPositions(), ...positions]);
    writeForTab(storageKey, JSON.stringify([...all].slice(-maxEntries)));
  });
}

function storedPositions(): ReadonlyArray<[string, number]> {
  return JSON.parse(readForTab(storageKey) ?? '[]') as Array<[string, number]>;
}

export function rememberScroll(key: string): void {
  positions.delete(key);
  positions.set(key, window.scrollY);
}

/** `from`: an earlier entry with the same page. Without it, returns to the current entry, once. */
export function returnToScroll(from?: string): void {
  const top = from === undefined ? positionAtReturn : positionOf(from);
  positionAtReturn = 0;
  if (top === 0) return;
  endReturn?.();
  const page = document.documentElement;
  isMissing = () => page.scrollHeight - window.innerHeight < top;
  const scroll = () => {
    if (!isMissing() && window.scrollY !== top) window.scrollTo(0, top);
  };
  const observer = new ResizeObserver(scroll);
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, end);
    isMissing = () => false;
    endReturn = null;
  };
  const timer = setTimeout(end, maxWaitMs);
  for (const input of inputs) addEventListener(input, end, { passive: true });
  endReturn = end;
  scroll();
  observer.observe(document.body);
}

/** True while a return waits for content: a list then loads its next page. */
export const isContentMissing = (): boolean => isMissing();
