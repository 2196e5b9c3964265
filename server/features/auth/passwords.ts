import { hash, verify } from '@node-rs/argon2';
import { RuleError } from '../../core/errors.ts';

/** argon2id with the first parameters of OWASP's Password Storage Cheat Sheet for 19 MiB. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded on first use: the list takes 15 MB that most processes never need. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'] as string[]);
}

/** Attackers also try common words with trailing digits. */
const withoutTrailingDigits = (password: string): string => password.replace(/[\d\W_]+$/, '');

/** @throws RuleError COMMON_PASSWORD for passwords that attackers try first */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const plain = password.toLowerCase();
  const isOneCharacter = new Set(plain).size === 1;
  if (isOneCharacter || common.has(plain) || common.has(withoutTrailingDigits(plain)))
    throw new RuleError('COMMON_PASSWORD');
}

/** Keyboards differ in the Unicode form they send; NFC is hashed. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), argon2id);

/** Older accounts hold a hash of the raw input, which was NFD on some systems. */
const unicodeForms = (password: string): string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Hash of no real password. Checking it for unknown addresses makes the answer take equally long. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kni6efKF+mL/Fj8jx82yog$qxKRJ8H0jX3tISE2WJleT5bdoqvwWwXh/znjcazgDz8';

export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  for (const form of unicodeForms(password))
    if (await verify(passwordHash ?? dummyHash, form)) return passwordHash !== null;
  return false;
}
