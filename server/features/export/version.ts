/** A published version as it is taken along: only by who may edit its course. Whatever is missing is not there for anybody. */
import type { App } from '../../core/app.ts';
import type { SignedInContext } from '../../core/context.ts';
import { RuleError } from '../../core/errors.ts';
import type { Limit } from '../../core/rate-limit.ts';
import { requireCourse } from '../courses/service.ts';
import { findSnapshotText } from '../publishing/service.ts';
import { findDescription, findHead, listVersionFiles, type VersionFile, type VersionHead } from './queries.ts';

export type Version = { courseId: string; number: number };
/** `content` begins to be read with its first piece, and must be read to the end or returned. */
export type Download = { name: string; type: string; content: AsyncGenerator<Uint8Array> };
/** `snapshot`: JSON of a `Snapshot`, which may have several megabytes. */
export type OpenVersion = VersionHead & { snapshot: string; description: string; files: readonly VersionFile[] };

const perPerson: Limit = { name: 'export', points: 30, seconds: 600 };

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function openVersion(ctx: SignedInContext, { courseId, number }: Version): Promise<OpenVersion> {
  const tx = ctx.app.db.prisma;
  await requireCourse(ctx, tx, courseId);
  if (!(await ctx.app.rateLimits.take(perPerson, ctx.user.userId))) throw new RuleError('TOO_MANY_ATTEMPTS');
  const [head, snapshot] = [await findHead(tx, courseId, number), await findSnapshotText(tx, courseId, number)];
  if (head === null || snapshot === null) throw new RuleError('NOT_FOUND');
  const [description, files] = await Promise.all([
    findDescription(tx, courseId),
    listVersionFiles(tx, courseId, number),
  ]);
  return { ...head, snapshot, description, files };
}

/** null, and a line in the log, for a file that storage has lost. */
export async function openStored({ storage, logger }: App, { key }: VersionFile) {
  const opened = await storage.open(key);
  if (opened === null) logger.error({ key }, 'a stored file is missing');
  return opened;
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters, digits and hyphens; '' if nothing of that is left. */
export const slugOf = (text: string, max: number): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, max)
    .replace(/^-|-$/g, '');

/** A name for saving that every system takes. */
export const downloadName = ({ title, version }: VersionHead, ending: string): string =>
  `${slugOf(title, 60) || 'kurs'}-v${version}${ending}`;
