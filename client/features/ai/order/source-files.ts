import { useEffect, useRef, useState } from 'react';
import { isImageName, isSourceName, sourceLimits } from '#shared/ai/source.ts';
import { megabytes, type UploadLimits } from '#shared/assets/kinds.ts';
import { detectFileKind, sampleLength } from '#shared/files/file-kind.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { wrongFileText } from '#shared/texts/file-kinds.ts';
import { messageOf } from '../../../lib/errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { UploadError, uploadFile } from '../../../lib/requests/upload.ts';

export type SourceFile = {
  id: string;
  file: File;
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';
  /** 0 to 1. */
  progress: number;
  error: string | null;
  fileId: string | null;
};

const nonRetryableErrors: readonly unknown[] = ['FILE_TYPE_REFUSED', 'FILE_ENCRYPTED'];

function localErrorOf(file: File, limits: UploadLimits): string | null {
  if (!isSourceName(file.name) && !isImageName(file.name)) return errorTexts.SOURCE_TYPE_REFUSED;
  if (file.size === 0) return errorTexts.FILE_EMPTY;
  return file.size > megabytes(limits.documentMb) ? errorTexts.FILE_TOO_LARGE : null;
}

async function wrongTypeError(file: File): Promise<string> {
  const beginning = await file
    .slice(0, sampleLength)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return wrongFileText(beginning.byteLength === 0 ? 'unknown' : detectFileKind(new Uint8Array(beginning)), 'document');
}

export function useSourceFiles(limits: UploadLimits, initial: readonly File[] = []) {
  const fresh = (file: File): SourceFile => {
    const error = localErrorOf(file, limits);
    return { id: newId(), file, status: error === null ? 'waiting' : 'refused', progress: 0, error, fileId: null };
  };
  const [files, setFiles] = useState<readonly SourceFile[]>(() => initial.slice(0, sourceLimits.files).map(fresh));
  const [isTooMany, setIsTooMany] = useState(initial.length > sourceLimits.files);
  const abort = useRef(new AbortController());
  useEffect(() => {
    abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);
  useEffect(() => {
    for (const { id, file, error } of files)
      if (error === errorTexts.SOURCE_TYPE_REFUSED)
        void wrongTypeError(file).then((named) => {
          if (named !== error) setFiles((now) => now.map((one) => (one.id === id ? { ...one, error: named } : one)));
        });
  }, [files]);
  const change = (id: string, values: Partial<SourceFile>) =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...values } : one)));

  const send = async (sourceFile: SourceFile, courseId: string): Promise<string> => {
    if (sourceFile.fileId !== null) return sourceFile.fileId;
    change(sourceFile.id, { status: 'sending', progress: 0, error: null });
    try {
      const onProgress = (share: number) => change(sourceFile.id, { progress: share });
      const { signal } = abort.current;
      const { fileId } = await uploadFile({
        courseId,
        file: sourceFile.file,
        folder: 'ai-uploads',
        onProgress,
        signal,
      });
      change(sourceFile.id, { status: 'sent', progress: 1, fileId });
      return fileId;
    } catch (error) {
      const isFinal = error instanceof UploadError && nonRetryableErrors.includes(error.rule);
      const errorText = error instanceof UploadError ? error.message : messageOf(error);
      change(sourceFile.id, { status: isFinal ? 'refused' : 'failed', error: errorText });
      throw error;
    }
  };
  const usable = files.filter(({ status }) => status !== 'refused');
  return {
    files,
    usable,
    isCancelled: () => abort.current.signal.aborted,
    tooMany: isTooMany ? orderTexts.source.tooMany : null,
    add: (added: readonly File[]) => {
      const freeSlots = Math.max(0, sourceLimits.files - files.length);
      setIsTooMany(added.length > freeSlots);
      setFiles([...files, ...added.slice(0, freeSlots).map(fresh)]);
    },
    remove: (id: string) => {
      setIsTooMany(false);
      setFiles((now) => now.filter((one) => one.id !== id));
    },
    /** @throws UploadError */
    sendAll: async (courseId: string): Promise<string[]> => {
      const ids: string[] = [];
      for (const one of usable) ids.push(await send(one, courseId));
      return ids;
    },
  };
}

export type SourceFiles = ReturnType<typeof useSourceFiles>;
