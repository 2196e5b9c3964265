/** Path of a Chromium on this machine, or null. */
export function findBrowser(): Promise<string | null>;
export function requireBrowser(): Promise<void>;
