import { useState } from 'react';
import type { ApplicationOfJob } from '#shared/applications/state.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import { look } from '../../components/look/look.ts';
import { ReleaseDialog } from '../../components/release-form/release-dialog.tsx';
import { ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useCurrentScope, useScope } from '../../components/release-form/use-scope.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useLast } from '../../lib/use-last.ts';
import { useOwnRefresh } from '../../lib/use-own-changes.ts';
import { trpc } from '../../trpc.ts';
import { QuestionFields } from './question-fields.tsx';
import { useAnswers } from './use-answers.ts';

type ApplyFormProps = {
  jobId: string;
  title: string;
  /** An application that is there already and cannot be sent again. */
  earlier: ApplicationOfJob;
  onClose: () => void;
};

/** A release for a job, with answers to its questions. */
export const ApplyDialog = ({ opened, ...form }: ApplyFormProps & { opened: boolean }) => (
  <ReleaseDialog title={texts.title(form.title)} opened={opened} onClose={form.onClose}>
    <OneApplication {...form} />
  </ReleaseDialog>
);

/** Whoever comes by a link may have applied before; what is sent from here is not that. */
function OneApplication(props: ApplyFormProps) {
  const [earlier] = useState(props.earlier);
  if (earlier === null) return <ApplyForm {...props} />;
  const done = texts.applied(formatDate(earlier.appliedAt));
  return <ReleaseDone title={done} text={texts.doneText} way={toApplications} onClose={props.onClose} />;
}

const toApplications = { to: paths.applications, label: texts.toApplications };

/** Begins anew each time the dialog opens; until then what was typed stays, whatever fails or changes. */
function ApplyForm({ jobId, onClose }: ApplyFormProps) {
  const choice = useScope();
  const { scope, choose } = choice;
  const target = { kind: 'job', jobId } as const;
  const query = trpc.releases.preview.useQuery({ target, scope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  useCurrentScope(choice, preview?.current?.scope);
  // The questions stay in sight while another preview is on its way.
  const last = useLast(preview ?? null);
  const onSuccess = useOwnRefresh();
  const apply = trpc.applications.send.useMutation({ onError, onSuccess });
  const questions = last?.job?.questions ?? [];
  const [given, type] = useAnswers(questions);
  const isTooLong = given.some((answer) => answer.trim().length > applicationLimits.answer);
  if (apply.isSuccess) {
    const done = texts.done(last?.company.name ?? '');
    return <ReleaseDone title={done} text={texts.doneText} way={toApplications} onClose={onClose} />;
  }
  return (
    <ReleaseForm
      intro={texts.text}
      scope={scope}
      onScope={choose}
      preview={preview}
      state={{ ...state, changedText: texts.changed }}
      confirmLabel={texts.confirm}
      isBusy={apply.isPending}
      isBlocked={isTooLong}
      failure={failureOf(apply.error)}
      onConfirm={(digest) => apply.mutate({ jobId, scope, questions, answers: given, digest })}
      onClose={onClose}
    >
      <QuestionFields questions={questions} answers={given} onChange={type} />
      {last?.job && <p className={look('numbers')}>{texts.replyBy(last.job.replyBy)}</p>}
    </ReleaseForm>
  );
}
