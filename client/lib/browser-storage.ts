/** Never throws: if the browser blocks storage or is full, values stay in memory until the page is closed. */
const memoryFallback = new Map<string, string>();

// A function, because in some browsers even reading `localStorage` throws.
const localArea = (): Storage => localStorage;
const tabArea = (): Storage => sessionStorage;

function tryStorage<Result>(work: () => Result, fallback: Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

export function readStored(key: string): string | null {
  return memoryFallback.get(key) ?? tryStorage(() => localArea().getItem(key), null);
}

export function writeStored(key: string, value: string): void {
  const isStored = tryStorage(() => {
    localArea().setItem(key, value);
    return true;
  }, false);
  if (isStored) memoryFallback.delete(key);
  else memoryFallback.set(key, value);
}

export function removeStored(key: string): void {
  memoryFallback.delete(key);
  tryStorage(() => localArea().removeItem(key), undefined);
}

export function storedKeys(prefix: string): string[] {
  const storedNames = [...memoryFallback.keys(), ...tryStorage(() => Object.keys(localArea()), [])];
  return [...new Set(storedNames)].filter((key) => key.startsWith(prefix));
}

/** True if an earlier visit left anything in this browser. */
export const hasStoredState = (): boolean => storedKeys('').length > 0;

export const hasUnstoredData = (): boolean => memoryFallback.size > 0;

const probeKey = 'passgenau.probe';

export const isStoragePersistent = (): boolean =>
  tryStorage(() => {
    localArea().setItem(probeKey, probeKey);
    const isStored = localArea().getItem(probeKey) === probeKey;
    localArea().removeItem(probeKey);
    return isStored;
  }, false);

/** For this tab only, without the fallback in memory: false if the browser refuses. */
export const writeForTab = (key: string, value: string): boolean =>
  tryStorage(() => {
    tabArea().setItem(key, value);
    return true;
  }, false);

export const takeForTab = (key: string): string | null =>
  tryStorage(() => {
    const value = tabArea().getItem(key);
    tabArea().removeItem(key);
    return value;
  }, null);

export const readForTab = (key: string): string | null => tryStorage(() => tabArea().getItem(key), null);

/** False while the server renders a page for visitors. */
export const isInBrowser = typeof document !== 'undefined';
