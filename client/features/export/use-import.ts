import { skipToken } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportProgress } from '#shared/export/bundle.ts';
import { newId } from '../../lib/new-id.ts';
import { isCancelled, type UploadOptions } from '../../lib/requests/upload.ts';
import { trpc } from '../../trpc.ts';

export type ImportState<Result> =
  | { step: 'choosing'; error: string | null }
  | { step: 'sending'; filename: string; share: number; progress: ImportProgress | null }
  | { step: 'finished'; imported: Result };

export type ImportOrder<Result> = {
  /** @throws UploadError */
  upload: (file: UploadOptions & { file: File; importId: string }) => Promise<Result>;
  /** The reason for a refusal before anything is sent. */
  refusalOf?: (file: File) => string | null;
  /** @returns whether the dialog shows the result */
  finish: (imported: Result) => Promise<boolean>;
};

export function useImport<Result>({ upload, refusalOf, finish }: ImportOrder<Result>) {
  const [state, setState] = useState<ImportState<Result>>({ step: 'choosing', error: null });
  // Subscribes before a file is chosen, because early progress events would be lost while the connection opens.
  const [importId, setImportId] = useState<string | null>(null);
  const prepare = () => setImportId(newId());
  const abortController = useRef<AbortController | null>(null);

  trpc.courses.importProgress.useSubscription(importId === null ? skipToken : { importId }, {
    onData: (progress) => setState((now) => (now.step === 'sending' ? { ...now, progress } : now)),
  });

  const send = async (file: File) => {
    const refusal = refusalOf?.(file) ?? null;
    if (refusal !== null) return setState({ step: 'choosing', error: refusal });
    abortController.current = new AbortController();
    const order = { file, importId: importId ?? newId(), signal: abortController.current.signal };
    setState({ step: 'sending', filename: file.name, share: 0, progress: null });
    const onProgress = (share: number) => setState((now) => (now.step === 'sending' ? { ...now, share } : now));
    try {
      const imported = await upload({ ...order, onProgress });
      if (await finish(imported)) setState({ step: 'finished', imported });
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
      setState({ step: 'choosing', error: null });
      setImportId(null);
    },
  };
}
