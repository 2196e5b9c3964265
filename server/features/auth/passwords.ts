import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { RuleError } from '../../core/errors.ts';

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet names first for 19 MiB. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const commonPasswords = new Set(dictionary['passwords-common'] as string[]);
/** Attackers try common words with a few digits behind them right after the words alone. */
const withoutTail = (password: string): string => password.replace(/[\d\W_]+$/, '');

/** @throws RuleError COMMON_PASSWORD for what attackers try first */
export function refuseCommonPassword(password: string): void {
  const plain = password.toLowerCase();
  const isOneCharacter = new Set(plain).size === 1;
  if (isOneCharacter || commonPasswords.has(plain) || commonPasswords.has(withoutTail(plain)))
    throw new RuleError('COMMON_PASSWORD');
}

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id);

/** For addresses without an account the same work is done on this, so that the answer takes as long. */
const nobodysHash = await hashPassword('nobody has this password');

export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodysHash, password);
  return passwordHash !== null && matches;
}
