/** Tracks parts of the page whose work a reload would lose: open forms and pending requests. */
import { isKeptInMemory } from './browser-storage.ts';

const holders = new Set<object>();
const listeners = new Set<() => void>();

export function setUnsaved(holder: object, isUnsaved: boolean): void {
  const before = holders.size;
  if (isUnsaved) holders.add(holder);
  else holders.delete(holder);
  if (holders.size !== before) for (const listener of [...listeners]) listener();
}

export const hasUnsaved = (): boolean => holders.size > 0 || isKeptInMemory();

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
