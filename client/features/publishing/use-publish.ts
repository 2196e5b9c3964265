import { useCallback, useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { publishingTexts, publishDialogTexts as texts, withdrawTexts } from '#shared/texts/courses/publishing.ts';
import { ask } from '../../components/ask/ask.tsx';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import type { PublishMode } from './publish-dialog.tsx';
import type { PublishOutcome } from './publish-outcome.tsx';

type PublishOptions = {
  mode: PublishMode;
  courseId: string;
  flush: () => Promise<void>;
  onDone: (outcome: PublishOutcome) => void;
  onChanged: () => void;
};
type PublishActions = {
  send: (revision: number) => void;
  isPending: boolean;
  failure: { title: string; message: string } | null;
};

const failures = {
  publish: [texts.publishFailed, texts.publishFailedTitle],
  submit: [texts.submitFailed, texts.submitFailedTitle],
} as const;

export function usePublish({ mode, courseId, flush, onDone, onChanged }: PublishOptions): PublishActions {
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const refresh = useCourseRefresh(courseId);
  const publish = trpc.publishing.publish.useMutation();
  const submit = trpc.publishing.submit.useMutation();
  const [failure, failureTitle] = failures[mode];

  const sendChange = async (revision: number): Promise<PublishOutcome> => {
    if (mode === 'publish') return publish.mutateAsync({ courseId, revision });
    await submit.mutateAsync({ courseId });
    return { version: null };
  };
  const flushEdits = async (): Promise<boolean> => {
    try {
      await flush();
      return true;
    } catch {
      setMessage(publishingTexts.flushFailed);
      return false;
    }
  };
  const send = async (revision: number) => {
    setIsPending(true);
    setMessage(null);
    if (await flushEdits()) {
      try {
        onDone(await sendChange(revision));
      } catch (error) {
        const isChanged = codeOf(error) === 'STALE_CHANGE';
        setMessage(isChanged ? texts.changed : sentenceOf(error, failure));
        if (isChanged) onChanged();
      }
      await refresh().catch(() => undefined);
    }
    setIsPending(false);
  };
  return {
    send: (revision) => void send(revision),
    isPending,
    failure: message === null ? null : { title: failureTitle, message },
  };
}

export function useWithdraw({ courseId, title }: EditedCourse, onDone: (sentence: string) => void) {
  const refresh = useCourseRefresh(courseId);
  const withdraw = trpc.publishing.withdraw.useMutation({ onSettled: () => refresh() });
  return () =>
    ask({
      title: withdrawTexts.title,
      text: withdrawTexts.text(title),
      confirmLabel: withdrawTexts.action,
      run: () => withdraw.mutateAsync({ courseId }),
      failed: withdrawTexts.failed,
      onDone: () => onDone(withdrawTexts.done),
    });
}

/** Resolves when the editor has the new state of the course. */
export function useCourseRefresh(courseId: string): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    void utils.courses.page.invalidate();
    void utils.courses.counts.invalidate();
    void utils.publishing.invalidate();
    await utils.editor.course.invalidate({ courseId });
  }, [utils, courseId]);
}
