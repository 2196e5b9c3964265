import { Fieldset, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { ApplicationAnswer, ApplicationOfJob } from '#shared/applications/state.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { applyTexts as texts } from '#shared/texts/applications/applying.ts';
import common from '../../components/common.module.css';
import { ReleaseDialog, ReleaseDone } from '../../components/release-form/release-done.tsx';
import { ReleaseForm } from '../../components/release-form/release-form.tsx';
import { usePreviewState } from '../../components/release-form/use-preview-state.ts';
import { useCurrentScope, useScope } from '../../components/release-form/use-scope.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

type ApplyFormProps = {
  jobId: string;
  title: string;
  earlier: ApplicationOfJob;
  onClose: () => void;
};

export const ApplyDialog = ({ opened, ...form }: ApplyFormProps & { opened: boolean }) => (
  <ReleaseDialog title={texts.title(form.title)} opened={opened} onClose={form.onClose}>
    <ApplyContent {...form} />
  </ReleaseDialog>
);

/** Keeps the state at opening, because an application sent from this dialog is not an earlier one. */
function ApplyContent(props: ApplyFormProps) {
  const [earlier] = useState(props.earlier);
  if (earlier === null) return <ApplyForm {...props} />;
  const done = texts.applied(formatDate(earlier.appliedAt));
  return <ReleaseDone title={done} text={texts.doneText} nextLink={applicationsLink} onClose={props.onClose} />;
}

const applicationsLink = { to: paths.applications, label: texts.toApplications };

function ApplyForm({ jobId, onClose }: ApplyFormProps) {
  const choice = useScope();
  const { scope, selectScope } = choice;
  const target = { kind: 'job', jobId } as const;
  const query = trpc.releases.preview.useQuery({ target, scope }, { gcTime: 0, staleTime: Infinity });
  const { preview, state, onError, failureOf } = usePreviewState(query);
  useCurrentScope(choice, preview?.current?.scope);
  const latestPreview = useLastValue(preview ?? null);
  const onSuccess = useReleaseRefresh();
  const apply = trpc.applications.send.useMutation({ onError, onSuccess });
  const questions = latestPreview?.job?.questions ?? [];
  const [answers, setAnswers] = useAnswers(questions);
  const isTooLong = answers.some((answer) => answer.trim().length > applicationLimits.answer);
  if (apply.isSuccess) {
    const done = texts.done(latestPreview?.company.name ?? '');
    return <ReleaseDone title={done} text={texts.doneText} nextLink={applicationsLink} onClose={onClose} />;
  }
  return (
    <ReleaseForm
      intro={texts.text}
      scope={scope}
      onScope={selectScope}
      preview={preview}
      state={{ ...state, changedText: texts.changed }}
      confirmLabel={texts.confirm}
      isBusy={apply.isPending}
      isBlocked={isTooLong}
      failure={failureOf(apply.error)}
      onConfirm={(digest) => apply.mutate({ jobId, scope, questions, answers, digest })}
      onClose={onClose}
    >
      <QuestionFields questions={questions} answers={answers} onChange={setAnswers} />
      {latestPreview?.job && <p className={common.numbers}>{texts.replyBy(latestPreview.job.replyBy)}</p>}
    </ReleaseForm>
  );
}

function useAnswers(questions: readonly string[]) {
  const [typed, setTyped] = useState<readonly ApplicationAnswer[]>([]);
  const setAnswers = (answers: readonly string[]) =>
    setTyped(questions.map((question, index) => ({ question, answer: answers[index] ?? '' })));
  return [matchAnswers(questions, typed), setAnswers] as const;
}

export function matchAnswers(questions: readonly string[], typed: readonly ApplicationAnswer[]): string[] {
  const remaining = [...typed];
  return questions.map((question) => {
    const index = remaining.findIndex((one) => one.question === question);
    return index === -1 ? '' : (remaining.splice(index, 1)[0]?.answer ?? '');
  });
}

type QuestionFieldsProps = {
  questions: readonly string[];
  /** One per question; '' for no answer. */
  answers: readonly string[];
  onChange: (answers: readonly string[]) => void;
};

function QuestionFields({ questions, answers, onChange }: QuestionFieldsProps) {
  if (questions.length === 0) return null;
  const excessLength = (answer: string) => answer.trim().length - applicationLimits.answer;
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Text span fw={600}>
          {texts.questions}
        </Text>
      }
    >
      <Stack gap="md">
        <Text c="dimmed" fz="sm">
          {texts.questionsText}
        </Text>
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
    </Fieldset>
  );
}
