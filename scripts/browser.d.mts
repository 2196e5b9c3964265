export function findBrowser(): Promise<string | null>;
export function requireBrowser(): Promise<void>;
