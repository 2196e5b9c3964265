/**
 * Bytes are stored before the row is inserted, and removed if the insert fails. Readers of a course may read the files
 * of its newest version.
 */
import {
  type FileType,
  fileTypes,
  logoTypes,
  maxBytesOf,
  maxLogoMb,
  megabytes,
  sourceTypes,
  type UploadedFile,
  type UploadFolder,
  type UploadLimits,
} from '#shared/assets/kinds.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { hasDraftAccess, isReadable, lockCourse, requireCourse } from '../courses/service.ts';
import { ownOrganisationId } from '../members/service.ts';
import { findFile, findLogoOwner, insertFile, listCoursesOfFile } from './queries.ts';
import { type Reservation, requireStorageQuota, reserveStorage } from './storage-quota.ts';
import { discardUpload, type Incoming, type StoredUpload, storeUpload } from './store-upload.ts';

export { cleanUpFiles } from './cleanup.ts';
export { removeLogo, setLogo } from './logo.ts';
export {
  getOrganisationStorageUse as organisationStorageUse,
  getOwnStorageUse as currentStorageUse,
} from './storage-quota.ts';
export { discardUpload, type Incoming, type StoredUpload } from './store-upload.ts';

const uploadRateLimit: Limit = { name: 'upload', points: 300, seconds: 3600 };

export const uploadLimits = ({ settings }: App): UploadLimits => {
  const { documentMb, mediaMb } = settings.current().limits;
  return { documentMb, mediaMb };
};

export const maxUploadBytes = (app: App): number => {
  const { documentMb, mediaMb } = uploadLimits(app);
  return megabytes(Math.max(documentMb, mediaMb));
};

/** @throws RuleError TOO_MANY_ATTEMPTS */
async function countUpload({ app, user }: SignedInContext): Promise<void> {
  await app.rateLimits.require(uploadRateLimit, user.userId);
}

/** Bytes; null without the header. */
type ContentLength = number | null;

/**
 * Call before the first byte is read.
 * @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS, STORAGE_FULL
 */
export async function reserveCourseFile(
  ctx: SignedInContext,
  courseId: string,
  expectedBytes: ContentLength,
): Promise<Reservation> {
  const { orgId } = await requireCourse(ctx, ctx.app.db.prisma, courseId);
  await countUpload(ctx);
  return reserveStorage(ctx, orgId, { expectedBytes, maxBytes: maxUploadBytes(ctx.app) });
}

/**
 * Call before the first byte is read.
 * @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS, STORAGE_FULL
 */
export async function reserveLogo(ctx: SignedInContext, expectedBytes: ContentLength): Promise<Reservation> {
  await countUpload(ctx);
  return reserveStorage(ctx, ownOrganisationId(ctx), { expectedBytes, maxBytes: megabytes(maxLogoMb) });
}

type UploadTarget = { folder: UploadFolder; quotaBytes?: number };

export function storeCourseFile(
  app: App,
  incoming: Incoming,
  { folder, quotaBytes }: UploadTarget,
): Promise<StoredUpload> {
  const limits = uploadLimits(app);
  const maxBytes = (type: FileType) => maxBytesOf(type, limits);
  const isSource = folder === 'ai-uploads';
  const allowed = isSource ? sourceTypes : fileTypes;
  const place = isSource ? 'document' : 'asset';
  return storeUpload(app, incoming, { folder, allowed, place, maxBytes, quotaBytes });
}

const logoTarget = { folder: 'course-uploads', place: 'logo' } as const;

/** @throws RuleError LOGO_REFUSED, STORAGE_FULL */
export async function storeLogo(app: App, incoming: Incoming, quotaBytes?: number): Promise<StoredUpload> {
  const maxBytes = () => megabytes(maxLogoMb);
  try {
    return await storeUpload(app, incoming, { ...logoTarget, allowed: logoTypes, maxBytes, quotaBytes });
  } catch (error) {
    const isRefused =
      error instanceof RuleError &&
      ['FILE_TYPE_REFUSED', 'FILE_ENCRYPTED', 'FILE_TOO_LARGE', 'FILE_BROKEN'].includes(error.code);
    throw isRefused ? new RuleError('LOGO_REFUSED', error.details) : error;
  }
}

/** @throws RuleError NOT_FOUND if the course is gone, STORAGE_FULL; both delete the stored file */
export async function addCourseFile(
  ctx: SignedInContext,
  courseId: string,
  stored: StoredUpload,
): Promise<UploadedFile> {
  const { app } = ctx;
  try {
    return await inTransaction(app.db, async (tx) => {
      const { orgId } = await requireCourse(ctx, tx, courseId);
      // Lock the owner before the course, in the order in which an organisation is deleted.
      await requireStorageQuota(app, tx, { orgId, userId: ctx.user.userId, size: stored.size });
      await lockCourse(ctx, tx, courseId);
      return insertCourseFile(ctx, tx, { courseId, orgId, stored });
    });
  } catch (error) {
    await discardUpload(app, stored);
    throw error;
  }
}

type Owner = { courseId: string; orgId: string | null; stored: StoredUpload; fileId?: string };

/**
 * The caller's transaction must have checked the course.
 * @throws RuleError STORAGE_FULL
 */
export async function insertCourseFile(
  { app, user }: SignedInContext,
  tx: Tx,
  { courseId, orgId, stored, fileId: givenId }: Owner,
): Promise<UploadedFile> {
  await requireStorageQuota(app, tx, { orgId, userId: user.userId, size: stored.size });
  const stamp = { createdBy: user.userId, createdAt: app.clock.now() };
  const id = givenId === undefined ? {} : { id: givenId };
  const fileId = await insertFile(tx, { ...id, ...stored, orgId, courseId, ...stamp });
  const { key, filename, size, type } = stored;
  return { fileId, url: `/files/${key}`, filename, size, type };
}

export type ReadableFile = { id: string; key: string; filename: string; size: number; type: string; createdAt: Date };

/** @throws RuleError NOT_FOUND if the file does not exist or this person may not read it */
export async function requireReadableFile(ctx: Context, key: string, invitation: string | null): Promise<ReadableFile> {
  const db = ctx.app.db.prisma;
  const file = await findFile(db, key);
  if (file === null) throw new RuleError('NOT_FOUND');
  const { courseId: _, orgId, size, ...rest } = file;
  const isAllowed =
    (await isVisibleLogo(ctx, db, file)) || (await isReadableInCourse(ctx, db, { fileId: file.id, invitation }));
  if (!isAllowed) throw new RuleError('NOT_FOUND', {}, { resourceType: 'file', resourceId: file.id, orgId });
  return { ...rest, size: Number(size) };
}

type StoredFileOwner = { key: string; orgId: string | null; courseId: string | null };

async function isVisibleLogo({ user }: Context, tx: Tx, { key, orgId, courseId }: StoredFileOwner): Promise<boolean> {
  if (courseId !== null || orgId === null) return false;
  const owner = await findLogoOwner(tx, orgId, key);
  if (owner === null) return false;
  return owner.isPublic || user?.platformRole === 'platform_admin' || user?.organisation?.organisationId === orgId;
}

async function isReadableInCourse(
  ctx: Context,
  tx: Tx,
  { fileId, invitation }: { fileId: string; invitation: string | null },
): Promise<boolean> {
  const courses = await listCoursesOfFile(tx, fileId);
  if (courses.some((course) => hasDraftAccess(ctx.user, course))) return true;
  for (const { courseId, isPublishedIn } of courses)
    if (isPublishedIn && (await isReadable(ctx, tx, { courseId, invitation }))) return true;
  return false;
}
