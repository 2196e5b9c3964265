import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { publishingTexts, publishDialogTexts as texts } from '#shared/texts/publishing.ts';
import { paths } from '../../app/paths.ts';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import { toastError, toastNext, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import type { PublishMode } from './publish-modal.tsx';
import { useCourseRefresh } from './use-course-refresh.ts';

type Publishing = {
  mode: PublishMode;
  courseId: string;
  flush: () => Promise<void>;
  onDone: () => void;
  /** Somebody has changed the course since it was looked through. */
  onChanged: () => void;
};
type Publish = {
  /** `revision`: of what the person has looked through. */
  send: (revision: number) => void;
  isPending: boolean;
};

const failures = {
  publish: [texts.publishFailed, texts.publishFailedTitle],
  submit: [texts.submitFailed, texts.submitFailedTitle],
} as const;

/** Publishes or submits what the person sees: first what they wrote, then the course. */
export function usePublish({ mode, courseId, flush, onDone, onChanged }: Publishing): Publish {
  const [isPending, setIsPending] = useState(false);
  const navigate = useNavigate();
  const refresh = useCourseRefresh(courseId);
  const publish = trpc.publishing.publish.useMutation();
  const submit = trpc.publishing.submit.useMutation();
  const [failure, failureTitle] = failures[mode];

  const change = async (revision: number) => {
    if (mode === 'submit') {
      await submit.mutateAsync({ courseId });
      toastSuccess(texts.submitted, texts.submittedText);
    } else {
      const { version } = await publish.mutateAsync({ courseId, revision });
      const open = { label: publishingTexts.menuItems.toCourse, onClick: () => void navigate(paths.course(courseId)) };
      toastNext(texts.published, texts.publishedText(version), open);
    }
  };
  const saved = async (): Promise<boolean> => {
    try {
      await flush();
      return true;
    } catch {
      toastError(publishingTexts.flushFailed, failureTitle);
      return false;
    }
  };
  const send = async (revision: number) => {
    setIsPending(true);
    if (await saved()) {
      try {
        await change(revision);
        onDone();
      } catch (error) {
        const isChanged = codeOf(error) === 'STALE_CHANGE';
        toastError(isChanged ? texts.changed : sentenceOf(error, failure), failureTitle);
        if (isChanged) onChanged();
      }
      await refresh().catch(() => undefined);
    }
    setIsPending(false);
  };
  return { send: (revision) => void send(revision), isPending };
}
