import { useSyncExternalStore } from 'react';

let isOffered = false;
const listeners = new Set<() => void>();

function change(value: boolean): void {
  isOffered = value;
  for (const listener of listeners) listener();
}

/** The server decides that the offer comes at most once; a reload ends it. */
export const offerPasskey = (): void => change(true);
export const endPasskeyOffer = (): void => change(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsPasskeyOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffered,
    () => false,
  );

/** Navigation state that opens the dialog on the account page. */
export const addsPasskey = 'adds-passkey';
