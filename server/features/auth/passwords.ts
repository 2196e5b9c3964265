import { hash, verify } from '@node-rs/argon2';
import { RuleError } from '../../core/errors.ts';

/** argon2id with the parameters that OWASP's Password Storage Cheat Sheet names first for 19 MiB. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What attackers try first. Read when the first password is chosen: the list takes 15 MB that most starts never need. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as string[]);
}

/** Attackers try common words with a few digits behind them right after the words alone. */
const withoutTail = (password: string): string => password.replace(/[\d\W_]+$/, '');

/** @throws RuleError COMMON_PASSWORD for what attackers try first */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const plain = password.toLowerCase();
  const isOneCharacter = new Set(plain).size === 1;
  if (isOneCharacter || common.has(plain) || common.has(withoutTail(plain))) throw new RuleError('COMMON_PASSWORD');
}

/** Keyboards differ in the Unicode form they send; NFC is hashed. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), argon2id);

/** Accounts from before hold the hash of what was typed: on some systems that was NFD. */
const formsOf = (password: string): string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** A hash of nobody's password: for addresses without an account the same work is done on this, so that the answer takes as long. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kni6efKF+mL/Fj8jx82yog$qxKRJ8H0jX3tISE2WJleT5bdoqvwWwXh/znjcazgDz8';

export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  for (const form of formsOf(password))
    if (await verify(passwordHash ?? nobodysHash, form)) return passwordHash !== null;
  return false;
}
