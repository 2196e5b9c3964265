/** Shared SQL. Parameters are table aliases or columns; the text forms are for prepared statements. */
import { Prisma } from '#prisma/generated/client.ts';

const fullNameText = (profile: string): string => `${profile}.first_name || ' ' || ${profile}.last_name`;
export const fullName = (profile: string): Prisma.Sql => Prisma.raw(fullNameText(profile));

export const nameByIdText = (column: string): string =>
  `(select ${fullNameText('named')} from profiles named where named.user_id = ${column})`;
export const nameById = (column: string): Prisma.Sql => Prisma.raw(nameByIdText(column));

const isUnlockedText = (row: string): string => `${row}.locked_at is null`;
export const isUnlocked = (row: string): Prisma.Sql => Prisma.raw(isUnlockedText(row));

export const publicSlugText = (org: string): string =>
  `case when ${org}.is_public and ${isUnlockedText(org)} then ${org}.slug end`;
export const publicSlug = (org: string): Prisma.Sql => Prisma.raw(publicSlugText(org));

export const logoUrlText = (org: string): string =>
  `case when ${org}.is_public and ${isUnlockedText(org)} then '/files/' || ${org}.logo end`;

export const skillNamesText = (courseId: string): string =>
  `array(select skill.name from course_skills chosen join softskills skill on skill.id = chosen.skill_id
          where chosen.course_id = ${courseId} order by skill.position, skill.id)`;

/** Literals instead of parameters, so that partial indexes apply. Values must be constants of the program. */
export const sqlLiterals = (values: readonly string[]): Prisma.Sql =>
  Prisma.raw(values.map((value) => `'${value}'`).join(', '));

/** A pattern for `~*`. 'ann@a.example' is no part of 'joann@a.example', and 'Jan Ott' none of 'Jan Otto'. */
export const wholeWord = (words: string): string =>
  `(?<![[:alnum:]._%+-])${words.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?![[:alnum:]_-]|[.@][[:alnum:]])`;
