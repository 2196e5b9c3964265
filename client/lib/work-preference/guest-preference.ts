/** A guest's preference is kept in this browser only. The adoption at sign-in moves it into the account. */
import { readStored, removeStored, writeStored } from '../browser-storage.ts';

const key = 'work_preference';

export const hasGuestPreference = (): boolean => readStored(key) !== null;
export const readGuestPreference = (): string | null => readStored(key);
export const writeGuestPreference = (text: string): void => writeStored(key, text);
export const removeGuestPreference = (): void => removeStored(key);
