import { Stack, Text, Textarea } from '@mantine/core';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ApplicationAnswer, ApplicationOfJob } from '#shared/applications/state.ts';
import type { MissingTests } from '#shared/matching/state.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview, TargetJob } from '#shared/releases/state.ts';
import type { CandidateView } from '#shared/releases/view.ts';
import type { AskedJob } from '#shared/talent-pool/state.ts';
import { applyStepsTexts, applyTexts as texts } from '#shared/texts/applications/applying.ts';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import common from '../../components/common.module.css';
import { LinkButton, TallLink } from '../../components/link-button.tsx';
import { useOtherRequests } from '../../components/release-form/other-requests.tsx';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { isWithoutResult, ReleaseForm } from '../../components/release-form/release-form.tsx';
import { SheetToggle } from '../../components/release-form/sheet-toggle.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { beforeChoice } from '../../components/release-form/use-scope.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import {
  type PendingApplication,
  removePendingApplication,
  storePendingApplication,
} from '../../lib/pending-application.ts';
import { useSendsMail } from '../../lib/session.ts';
import { similarJobsPath } from '../../lib/similar-jobs.ts';
import { useSoftskillTestPath } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { Applied } from './applied.tsx';
import { ApplySteps } from './apply-steps.tsx';
import { Timeline } from './timeline.tsx';
import { useApplicationDraft } from './use-application-draft.ts';

type ApplyFormProps = { job: PendingApplication; onClose: () => void };
type ApplyContentProps = ApplyFormProps & { earlier: ApplicationOfJob; isGuest: boolean; hasResult: boolean };

export default function ApplyDialog({ opened, ...content }: ApplyContentProps & { opened: boolean }) {
  return (
    <ReleaseDialog title={texts.title(content.job.title)} opened={opened} onClose={content.onClose}>
      <ApplyContent {...content} />
    </ReleaseDialog>
  );
}

/** Keeps the state at opening, because an application sent from this dialog is not an earlier one. */
function ApplyContent(props: ApplyContentProps) {
  const [earlier] = useState(props.earlier);
  if (props.isGuest) return <ApplySteps job={props.job} isGuest hasResult={props.hasResult} />;
  return earlier === null ? <ApplyForm {...props} /> : <Applied jobId={props.job.jobId} application={earlier} />;
}

function ApplyForm({ job: pending, onClose }: ApplyFormProps) {
  const { jobId } = pending;
  const { draft, change, drop } = useApplicationDraft(jobId);
  const { scope, typed } = draft;
  const previewScope = scope ?? beforeChoice;
  const selectScope = useCallback((scope: ReleaseScope) => change({ scope }), [change]);
  const target = { kind: 'job', jobId } as const;
  const query = trpc.releases.preview.useQuery({ target, scope: previewScope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  const latestPreview = useLastValue(preview ?? null);
  const { apply, closed } = useApply({ preview: latestPreview, drop, onError });
  const { company, job } = latestPreview ?? { company: { name: '' }, job: null };
  const questions = job?.questions ?? [];
  const answers = matchAnswers(questions, typed);
  const answeredQuestions = questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
  const fields = useRef<HTMLDivElement>(null);
  const firstTooLong = answers.findIndex((answer) => excessLength(answer) > 0);
  const isEmpty = preview !== undefined && isWithoutResult(preview);
  const isReady = preview !== undefined && !isEmpty;
  useEffect(() => {
    if (isReady) removePendingApplication();
  }, [isReady]);
  if (isEmpty) return <ApplySteps job={pending} isGuest={false} hasResult={false} />;
  if (apply.isSuccess && job !== null)
    return (
      <Sent
        company={company.name}
        job={job}
        sentAt={new Date(apply.submittedAt)}
        requests={closed}
        contact={latestPreview?.view.contact ?? null}
        missing={latestPreview?.missing ?? nothingMissing}
      />
    );
  return (
    <ReleaseForm
      scope={scope}
      onScope={selectScope}
      hasJob
      preview={preview}
      state={{ ...state, changedText: texts.changed }}
      confirmLabel={texts.confirm}
      effect={job === null ? '' : texts.replyBy(job.replyBy)}
      detour={{ back: applyStepsTexts.effect, onLeave: () => storePendingApplication(pending) }}
      isBusy={apply.isPending}
      failure={failureOf(apply.error)}
      onConfirm={(confirmed) => {
        if (firstTooLong === -1) apply.mutate({ jobId, questions, answers, ...confirmed });
        else fields.current?.querySelectorAll('textarea')[firstTooLong]?.focus();
      }}
      onClose={onClose}
      answers={answeredQuestions}
    >
      <QuestionFields
        fields={fields}
        questions={questions}
        answers={answers}
        isChanged={state.hasChanged}
        onChange={(changed) =>
          change({ typed: questions.map((question, index) => ({ question, answer: changed[index] ?? '' })) })
        }
      />
    </ReleaseForm>
  );
}

type ApplyingProps = Pick<ReturnType<typeof usePreviewState>, 'onError'> & {
  preview: ReleasePreview | null;
  drop: () => void;
};

/** `closed`: the requests for other jobs that the application has closed. */
function useApply({ preview, drop, onError }: ApplyingProps) {
  const requests = useOtherRequests(preview);
  const [closed, setClosed] = useState<readonly AskedJob[]>([]);
  const refresh = useReleaseRefresh();
  const apply = trpc.applications.send.useMutation({
    onError,
    onSuccess: () => {
      drop();
      setClosed(requests);
      return refresh();
    },
  });
  return { apply, closed };
}

type SentProps = {
  company: string;
  job: TargetJob;
  sentAt: Date;
  requests: readonly AskedJob[];
  contact: CandidateView['contact'];
  missing: MissingTests;
};

const nothingMissing: MissingTests = { softskills: false, values: false };

function Sent({ company, job, sentAt, requests, contact, missing }: SentProps) {
  const sendsMail = useSendsMail();
  return (
    <ReleaseDone
      text={texts.sent.title}
      isHeadline
      nextLink={{ to: paths.application(job.jobId), label: texts.toApplication }}
      more={<LinkButton to={similarJobsPath(job)}>{texts.sent.similar}</LinkButton>}
    >
      <Stack gap="xs" className={common.anywhere}>
        <p>{texts.sent.answer({ company, replyBy: job.replyBy, contact, sendsMail })}</p>
        {requests.length > 0 && (
          <div className={common.inkLinks}>
            <p>
              {releaseFormTexts.otherRequests(
                requests.map(({ jobTitle }) => jobTitle),
                true,
              )}
            </p>
            {requests.map(({ jobId, jobTitle }) => (
              <p key={jobId}>
                <TallLink to={paths.job(jobId)}>{texts.sent.toJob(jobTitle)}</TallLink>
              </p>
            ))}
          </div>
        )}
        <Timeline steps={[{ kind: 'applied', at: sentAt }]} replyBy={job.replyBy} />
        <Text c="dimmed" fz="sm">
          {texts.sent.timeline}
        </Text>
      </Stack>
      {missing.softskills && <LacksSkills />}
      {missing.values && (
        <Stack gap="sm" align="flex-start" w="100%" p="0.75rem 1rem" bg="var(--pg-sunken)" bdrs="fit">
          <p>{texts.sent.valuesText}</p>
          <LinkButton to={paths.valueTest}>{texts.sent.values}</LinkButton>
        </Stack>
      )}
    </ReleaseDone>
  );
}

function LacksSkills() {
  const hasTest = useHasSoftskillTest();
  const testPath = useSoftskillTestPath();
  return (
    <Text className={common.inkLinks}>
      {texts.sent.lacksSkills} {hasTest && <TallLink to={testPath}>{texts.sent.softskillTest}</TallLink>}
    </Text>
  );
}

export function matchAnswers(questions: readonly string[], typed: readonly ApplicationAnswer[]): string[] {
  const remaining = [...typed];
  return questions.map((question) => {
    const index = remaining.findIndex((one) => one.question === question);
    return index === -1 ? '' : (remaining.splice(index, 1)[0]?.answer ?? '');
  });
}

const excessLength = (answer: string): number => answer.trim().length - applicationLimits.answer;

type QuestionFieldsProps = {
  fields: RefObject<HTMLDivElement | null>;
  questions: readonly string[];
  /** One per question; '' for no answer. */
  answers: readonly string[];
  isChanged: boolean;
  onChange: (answers: readonly string[]) => void;
};

function QuestionFields({ fields, questions, answers, isChanged, onChange }: QuestionFieldsProps) {
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const fieldsId = useId();
  if (questions.length === 0) return null;
  const hasTooLong = answers.some((answer) => excessLength(answer) > 0);
  const isOpen = (isOpened ?? answers.some((answer) => answer !== '')) || isChanged || hasTooLong;
  return (
    <div>
      <SheetToggle isOpen={isOpen} controls={fieldsId} onToggle={() => setIsOpened(!isOpen)}>
        {texts.questions(questions.length)}
      </SheetToggle>
      <Stack ref={fields} id={fieldsId} hidden={!isOpen} display={isOpen ? undefined : 'none'} gap="md" mt="sm">
        {questions.map((question, index) => (
          <Textarea
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be worded the same
            key={index}
            label={question}
            minRows={2}
            maxRows={8}
            value={answers[index] ?? ''}
            error={excessLength(answers[index] ?? '') > 0 && texts.tooLong(excessLength(answers[index] ?? ''))}
            onChange={(event) => onChange(answers.with(index, event.currentTarget.value))}
          />
        ))}
      </Stack>
    </div>
  );
}
