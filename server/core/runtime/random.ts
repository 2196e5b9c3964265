import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** A plain hash suffices, because tokens are too long to guess. */
export const hashToken = (token: string): string => hash('sha256', token);

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const readableCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const newSeed = (): number => randomInt(2 ** 31 - 1);

let lastOrdered = { ms: 0, sequence: 0 };

/** A UUIDv7 (RFC 9562): ids of this process sort in the order of creation. */
export function orderedId(): string {
  const ms = Math.max(Date.now(), lastOrdered.ms);
  const sequence = ms === lastOrdered.ms ? lastOrdered.sequence + 1 : 0;
  lastOrdered = sequence > 0xfff ? { ms: ms + 1, sequence: 0 } : { ms, sequence };
  const time = lastOrdered.ms.toString(16).padStart(12, '0');
  const counter = lastOrdered.sequence.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}
