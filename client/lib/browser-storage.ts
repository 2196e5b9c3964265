/** Local storage that never throws: blocked or full, it goes on in memory until the page is closed. */
const memory = new Map<string, string>();

export function readStored(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What cannot be reached holds nothing of ours.
  }
}

/** What is stored under keys that begin like this. */
export function storedKeys(beginning: string): string[] {
  const kept = [...memory.keys()];
  try {
    kept.push(...Object.keys(localStorage));
  } catch {
    // What cannot be reached holds nothing of ours.
  }
  return [...new Set(kept)].filter((key) => key.startsWith(beginning));
}
