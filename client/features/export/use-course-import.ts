import { skipToken } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { bundleLimits, type ImportedCourse, type ImportProgress } from '#shared/export/bundle.ts';
import { importTexts as texts } from '#shared/texts/courses/export.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { newId } from '../../lib/new-id.ts';
import { paths } from '../../lib/paths.ts';
import { importCourse, isCancelled } from '../../lib/requests/upload.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export type ImportState =
  | { step: 'choosing'; error: string | null }
  | { step: 'sending'; filename: string; share: number; progress: ImportProgress | null }
  | { step: 'incomplete'; imported: ImportedCourse };

const initialState: ImportState = { step: 'choosing', error: null };

export function useCourseImport() {
  const [state, setState] = useState<ImportState>(initialState);
  // Subscribes before a file is chosen, because early progress events would be lost while the connection opens.
  const [importId, setImportId] = useState<string | null>(null);
  const prepare = () => setImportId(newId());
  const abortController = useRef<AbortController | null>(null);
  const navigate = useNavigate();
  const utils = trpc.useUtils();

  trpc.courses.importProgress.useSubscription(importId === null ? skipToken : { importId }, {
    onData: (progress) => setState((now) => (now.step === 'sending' ? { ...now, progress } : now)),
  });

  const finishImport = async (imported: ImportedCourse) => {
    void utils.courses.invalidate();
    if (imported.skippedFiles.length > 0) return setState({ step: 'incomplete', imported });
    toastSuccess(texts.done);
    await navigate(paths.company.course(imported.courseId));
  };
  const send = async (file: File) => {
    if (file.size > bundleLimits.importBytes) return setState({ step: 'choosing', error: errorTexts.BUNDLE_TOO_LARGE });
    const { name: filename } = file;
    abortController.current = new AbortController();
    const id = importId ?? newId();
    setState({ step: 'sending', filename, share: 0, progress: null });
    const onProgress = (share: number) => setState((now) => (now.step === 'sending' ? { ...now, share } : now));
    try {
      await finishImport(
        await importCourse({ file, importId: id, onProgress, signal: abortController.current.signal }),
      );
    } catch (error) {
      setState({ step: 'choosing', error: isCancelled(error) ? null : (error as Error).message });
    } finally {
      prepare();
    }
  };
  return {
    state,
    prepare,
    send: (file: File) => void send(file),
    cancel: () => abortController.current?.abort(),
    reset: () => {
      setState(initialState);
      setImportId(null);
    },
  };
}
