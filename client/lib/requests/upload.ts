import type { UploadedFile, UploadFolder } from '#shared/assets/kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type ImportedCourse, importAddress } from '#shared/export/bundle.ts';
import { type ImportedOrganisation, organisationImportPath } from '#shared/export/organisation-archive.ts';
import { idempotencyKeyHeader } from '#shared/live-connection.ts';
import { uploadTexts } from '#shared/texts/assets.ts';
import { errorTexts, isErrorCode } from '#shared/texts/errors.ts';
import { newId } from '../new-id.ts';

export type UploadOptions = {
  onProgress?: (share: number) => void;
  /** Aborting it cancels the upload; the server stores nothing. */
  signal?: AbortSignal;
};
type SendOptions = UploadOptions & { callKey?: string };
type CourseFile = UploadOptions & { courseId: string; file: File; folder?: UploadFolder };

/** `message` is shown to the user. `rule` is null without a known error code, for example without a response. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly rule: ErrorCode | null;

  constructor(message: string, rule: ErrorCode | null) {
    super(message);
    this.rule = rule;
  }
}

export const isCancelled = (error: unknown): boolean => error instanceof UploadError && error.rule === 'UPLOAD_ABORTED';

/** @throws UploadError, also after cancelling */
export async function uploadFile({ courseId, file, folder, ...options }: CourseFile): Promise<UploadedFile> {
  const query = new URLSearchParams({ course: courseId, ...(folder === undefined ? {} : { folder }) });
  return (await send(`/files?${query}`, file, options)) as UploadedFile;
}

/** @throws UploadError */
export async function uploadLogo({ file, ...options }: UploadOptions & { file: File }): Promise<{ logoUrl: string }> {
  return (await send('/files/logo', file, options)) as { logoUrl: string };
}

/** The caller creates `importId`. @throws UploadError, also after cancelling */
export async function importCourse({
  file,
  importId,
  ...watch
}: UploadOptions & { file: File; importId: string }): Promise<ImportedCourse> {
  return (await send(importAddress(importId), file, watch)) as ImportedCourse;
}

/** The caller creates `importId`. @throws UploadError, also after cancelling */
export async function importOrganisation({
  file,
  importId,
  ...watch
}: UploadOptions & { file: File; importId: string }): Promise<ImportedOrganisation> {
  return (await send(`${organisationImportPath}?importId=${importId}`, file, watch)) as ImportedOrganisation;
}

/** A retry of an upload without a response uses the same idempotency key, to get the result of the first attempt. */
const keysOfUnansweredUploads = new WeakMap<File, { path: string; key: string }>();

function idempotencyKeyOf(path: string, file: File): string {
  const previous = keysOfUnansweredUploads.get(file);
  const key = previous?.path === path ? previous.key : newId();
  keysOfUnansweredUploads.set(file, { path, key });
  return key;
}

async function send(address: string, file: File, options: UploadOptions): Promise<unknown> {
  if (file.size === 0) throw new UploadError(errorTexts.FILE_EMPTY, 'FILE_EMPTY');
  const body = new FormData();
  body.append('file', file);
  const callKey = idempotencyKeyOf(address.replace(/importId=[^&]*/, ''), file);
  try {
    const response = await sendForm(address, body, { ...options, callKey });
    keysOfUnansweredUploads.delete(file);
    return response;
  } catch (error) {
    if (error instanceof UploadError && error.rule !== null && !isCancelled(error))
      keysOfUnansweredUploads.delete(file);
    throw error;
  }
}

/** Uses XMLHttpRequest, because fetch reports no upload progress. @throws UploadError, also after cancelling */
export function sendForm(
  address: string,
  body: FormData,
  { onProgress, signal, callKey }: SendOptions,
): Promise<unknown> {
  const cancelled = new UploadError(errorTexts.UPLOAD_ABORTED, 'UPLOAD_ABORTED');
  if (signal?.aborted) return Promise.reject(cancelled);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal?.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      if (request.status === 200 || request.status === 201) resolve(request.response);
      else reject(errorFromResponse(request.response));
    });
    request.addEventListener('error', () => reject(new UploadError(uploadTexts.unreachable, null)));
    request.addEventListener('abort', () => reject(cancelled));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    request.responseType = 'json';
    request.open('POST', address);
    if (callKey !== undefined) request.setRequestHeader(idempotencyKeyHeader, callKey);
    request.send(body);
  });
}

function errorFromResponse(answer: unknown): UploadError {
  const { message, rule } = (answer as { error?: { message?: unknown; rule?: unknown } } | null)?.error ?? {};
  if (typeof message !== 'string') return new UploadError(uploadTexts.unreachable, null);
  return new UploadError(message, isErrorCode(rule) ? rule : null);
}
