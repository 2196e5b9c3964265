import { hash, verify } from '@node-rs/argon2';
import { RuleError } from '../../core/errors.ts';

/** argon2id with the first parameters of OWASP's Password Storage Cheat Sheet for 19 MiB. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded on first use, because most processes do not need these 15 MB. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as string[]);
}

const withoutTrailingDigits = (password: string): string => password.replace(/[\d\W_]+$/, '');

/** @throws RuleError COMMON_PASSWORD */
export async function requireUncommonPassword(password: string): Promise<void> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const plain = password.toLowerCase();
  const isOneCharacter = new Set(plain).size === 1;
  if (isOneCharacter || common.has(plain) || common.has(withoutTrailingDigits(plain)))
    throw new RuleError('COMMON_PASSWORD');
}

/** Keyboards send different Unicode forms. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), argon2id);

/** Older hashes contain the raw input, which was NFD on some systems. */
const unicodeForms = (password: string): string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Matches no password. Verifying it for unknown addresses makes the response time equal. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kni6efKF+mL/Fj8jx82yog$qxKRJ8H0jX3tISE2WJleT5bdoqvwWwXh/znjcazgDz8';

/** An empty hash, as of accounts without password, matches nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const checkedHash = passwordHash || dummyHash;
  for (const form of unicodeForms(password)) if (await verify(checkedHash, form)) return checkedHash === passwordHash;
  return false;
}
