import { hash, randomBytes, randomInt } from 'node:crypto';

/** A token of 256 random bits for links and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: it cannot be turned back, and tokens are too long to be guessed. */
export const hashToken = (token: string): string => hash('sha256', token);

/** Letters and digits that nobody mistakes for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

export const unmistakableCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A seed for an order that has to be the same again later. */
export const newSeed = (): number => randomInt(2 ** 31 - 1);
