/** SQL that statements of several features share, by the alias of its table. The text forms are for prepared statements. */
import { Prisma } from '#prisma/generated/client.ts';

/** Of a row of `profiles`. */
const fullNameText = (profile: string): string => `${profile}.first_name || ' ' || ${profile}.last_name`;
export const fullName = (profile: string): Prisma.Sql => Prisma.raw(fullNameText(profile));

/** The name of the user whose id is in this column; null once the account is gone. */
export const nameByIdText = (column: string): string =>
  `(select ${fullNameText('named')} from profiles named where named.user_id = ${column})`;
export const nameById = (column: string): Prisma.Sql => Prisma.raw(nameByIdText(column));

/** Whether staff has locked neither this organisation nor this account: a row of `orgs` or `users`. */
const isUnlockedText = (row: string): string => `${row}.locked_at is null`;
export const isUnlocked = (row: string): Prisma.Sql => Prisma.raw(isUnlockedText(row));

/** Of a row of `orgs`: its slug while its page is public, else null. */
export const publicSlugText = (org: string): string =>
  `case when ${org}.is_public and ${isUnlockedText(org)} then ${org}.slug end`;
export const publicSlug = (org: string): Prisma.Sql => Prisma.raw(publicSlugText(org));

/** For `in (…)`: literals, so that partial indexes still apply. The values are constants of the program. */
export const literals = (values: readonly string[]): Prisma.Sql =>
  Prisma.raw(values.map((value) => `'${value}'`).join(', '));
