import { createHash } from 'node:crypto';

/** A key that the same order gives again. */
export const keyOf = (...names: readonly (string | number)[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
