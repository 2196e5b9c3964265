import { createHash } from 'node:crypto';

/** The same id for each import into an organisation, so that a repeated import adds only missing parts. */
export function importedId(namespace: string, id: string): string {
  const hex = createHash('sha256').update(`${namespace} ${id}`).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
