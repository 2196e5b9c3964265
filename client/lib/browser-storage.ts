/** Never throws: if the browser blocks storage or is full, values stay in memory until the page is closed. */
const memory = new Map<string, string>();

// A function, because in some browsers even reading `localStorage` throws.
const area = (): Storage => localStorage;
const tabArea = (): Storage => sessionStorage;

function attempt<Result>(work: () => Result, blocked: Result): Result {
  try {
    return work();
  } catch {
    return blocked;
  }
}

export function readStored(key: string): string | null {
  return memory.get(key) ?? attempt(() => area().getItem(key), null);
}

export function writeStored(key: string, value: string): void {
  const isWritten = attempt(() => {
    area().setItem(key, value);
    return true;
  }, false);
  if (isWritten) memory.delete(key);
  else memory.set(key, value);
}

export function removeStored(key: string): void {
  memory.delete(key);
  attempt(() => area().removeItem(key), undefined);
}

export function storedKeys(prefix: string): string[] {
  const storedNames = [...memory.keys(), ...attempt(() => Object.keys(area()), [])];
  return [...new Set(storedNames)].filter((key) => key.startsWith(prefix));
}

export const hasUnstoredData = (): boolean => memory.size > 0;

const probe = 'passgenau.probe';

export const isStoragePersistent = (): boolean =>
  attempt(() => {
    area().setItem(probe, probe);
    const isStored = area().getItem(probe) === probe;
    area().removeItem(probe);
    return isStored;
  }, false);

/** For this tab only, without the fallback in memory: false if the browser refuses. */
export const writeForTab = (key: string, value: string): boolean =>
  attempt(() => {
    tabArea().setItem(key, value);
    return true;
  }, false);

export const popForTab = (key: string): string | null =>
  attempt(() => {
    const value = tabArea().getItem(key);
    tabArea().removeItem(key);
    return value;
  }, null);

export const readForTab = (key: string): string | null => attempt(() => tabArea().getItem(key), null);
