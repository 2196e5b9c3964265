/** A worker reads the bundle; this process only passes batches to the database. */

import { createReadStream } from 'node:fs';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import type { ImportedCourse, ImportProgress } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { workReference } from '../../core/workers/work.ts';
import { discardUpload, insertCourseFile, type StoredUpload, storeCourseFile } from '../assets/service.ts';
import {
  insertBlocks,
  insertDraftCourse,
  insertOutline,
  setCourseIntroduction,
  setCourseSkills,
  updateAndCheckSize,
} from '../courses/service.ts';
import { findKnownSkillIds } from './bundle.ts';
import type { ReadBundle, UnpackedFile } from './bundle.work.ts';
import type { ReceivedBundle } from './received-bundle.ts';

const workNamed = workReference<typeof import('./bundle.work.ts')>(new URL('./bundle.work.ts', import.meta.url));
const readLimitMs = seconds(45);
const perPerson: Limit = { name: 'import', points: 30, seconds: 3600 };

export type ReportImport = (progress: ImportProgress) => void;

/** To be called before the body is read. @throws RuleError TOO_MANY_ATTEMPTS */
export async function requireImportPermit({ app, user }: SignedInContext): Promise<void> {
  await app.rateLimits.require(perPerson, user.userId);
}

/** @throws RuleError BUNDLE_… with the position of the problem, TEXT_TOO_COMPLEX, BUSY */
export async function importCourse(
  ctx: SignedInContext,
  { path, folder }: ReceivedBundle,
  reportProgress: ReportImport = () => undefined,
): Promise<ImportedCourse> {
  reportProgress({ stage: 'waiting', done: 0, of: 1 });
  const workOptions = { pace: 'long', limitMs: readLimitMs, tooMuch: 'TEXT_TOO_COMPLEX' } as const;
  const onProgress = (progress: { stage: string; done: number; of: number }) =>
    reportProgress(progress as ImportProgress);
  const bundle = await ctx.app.workers.run(workNamed('readBundle'), { path, folder }, { ...workOptions, onProgress });
  const uploads = await storeFiles(ctx.app, bundle.files, reportProgress);
  try {
    reportProgress({ stage: 'saving', done: 0, of: 1 });
    const skillIds = await findKnownSkillIds(ctx.app, bundle.skills);
    const courseId = await inTransaction(ctx.app.db, (tx) => insertCourse(ctx, tx, { bundle, skillIds, uploads }));
    return { courseId, skippedFiles: bundle.skipped };
  } catch (error) {
    await discardAll(ctx.app, uploads);
    throw error;
  }
}

type Stored = Map<string, StoredUpload>;

async function storeFiles(app: App, files: readonly UnpackedFile[], reportProgress: ReportImport): Promise<Stored> {
  const uploads: Stored = new Map();
  try {
    for (const [index, { ref, ...file }] of files.entries()) {
      reportProgress({ stage: 'files', done: index, of: files.length });
      uploads.set(ref, await storeFile(app, file));
    }
    return uploads;
  } catch (error) {
    await discardAll(app, uploads);
    throw error;
  }
}

async function storeFile(app: App, { filename, path }: Omit<UnpackedFile, 'ref'>): Promise<StoredUpload> {
  try {
    return await storeCourseFile(app, { source: createReadStream(path), filename }, { folder: 'course-content' });
  } catch (error) {
    if (error instanceof RuleError) throw new RuleError('BUNDLE_FILE_REFUSED', { place: filename });
    throw error;
  }
}

async function discardAll(app: App, uploads: Stored): Promise<void> {
  for (const upload of uploads.values()) await discardUpload(app, upload);
}

type Filling = { bundle: ReadBundle; skillIds: readonly number[]; uploads: Stored };

async function insertCourse(ctx: SignedInContext, tx: Tx, { bundle, skillIds, uploads }: Filling): Promise<string> {
  const { title, description, outcomes, outline, pieces } = bundle;
  const { courseId, orgId } = await insertDraftCourse(ctx, tx, title);
  await setCourseIntroduction(tx, courseId, { description, outcomes });
  if (skillIds.length > 0) await setCourseSkills(tx, courseId, skillIds);
  const files = new Map<string, UploadedFile>();
  for (const [ref, upload] of uploads)
    files.set(ref, await insertCourseFile(ctx, tx, { courseId, orgId, stored: upload }));
  const place = { courseId, userId: ctx.user.userId };
  await insertOutline(tx, { ...place, outline });
  for (const piece of pieces) await insertBlocks(tx, { ...place, piece, files });
  await updateAndCheckSize(tx, courseId).catch(throwAsTooLarge);
  return courseId;
}

function throwAsTooLarge(error: unknown): never {
  const isTooLarge = error instanceof RuleError && ['COURSE_TOO_LARGE', 'COURSE_FULL'].includes(error.code);
  throw isTooLarge ? new RuleError('BUNDLE_TOO_LARGE') : error;
}
