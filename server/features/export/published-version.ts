/** A published version for export. Only people who may edit the course get it; others get NOT_FOUND. */
import { spelledSlugOf } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { requireCourse } from '../courses/service.ts';
import { findSnapshotText } from '../publishing/service.ts';
import { findDescription, findHead, listVersionFiles, type VersionFile, type VersionHead } from './queries.ts';

export type Version = { courseId: string; number: number };
/** Reads from storage: callers must consume `content` completely or call `return()`. */
export type Download = { name: string; type: string; content: AsyncGenerator<Uint8Array> };
/** `snapshot`: JSON of a `Snapshot`, up to several megabytes. */
export type OpenVersion = VersionHead & { snapshot: string; description: string; files: readonly VersionFile[] };

const perPerson: Limit = { name: 'export', points: 30, seconds: 600 };

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function openVersion(ctx: SignedInContext, { courseId, number }: Version): Promise<OpenVersion> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, courseId);
  await ctx.app.rateLimits.require(perPerson, ctx.user.userId);
  const [head, snapshot] = [await findHead(db, courseId, number), await findSnapshotText(db, courseId, number)];
  if (head === null || snapshot === null) throw new RuleError('NOT_FOUND');
  const [description, files] = await Promise.all([
    findDescription(db, courseId),
    listVersionFiles(db, courseId, number),
  ]);
  return { ...head, snapshot, description, files };
}

/** Logs a file that is missing in storage and returns null. */
export async function openStoredFile({ storage, logger }: App, { key }: VersionFile) {
  const opened = await storage.open(key);
  if (opened === null) logger.error({ key }, 'stored file is missing');
  return opened;
}

export const shortSlug = (text: string, max: number): string => spelledSlugOf(text).slice(0, max).replace(/-$/, '');

export const downloadName = ({ title, version }: VersionHead, ending: string): string =>
  `${shortSlug(title, 60) || 'kurs'}-v${version}${ending}`;
