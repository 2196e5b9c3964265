import { Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blockersOf, type JobProblem, publishProblems } from '#shared/jobs/checklist.ts';
import { dayOf } from '#shared/jobs/day.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { EditedJob } from '#shared/jobs/state.ts';
import { jobActionTexts, jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { imprintTexts } from '#shared/texts/organisations/imprint.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { codeOf, detailsOf, sentenceOf } from '../../../lib/errors.ts';
import { useFlushOnMount } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { trpc } from '../../../trpc.ts';
import type { JobSaves } from '../saving/job-saves.ts';
import { useJobRefresh } from '../use-job-actions.ts';
import { ProblemList } from './problem-list.tsx';

type PublishFormProps = {
  job: EditedJob;
  saves: JobSaves;
  onClose: () => void;
  onDone: (endsAt: Date) => void;
  onField: (field: keyof JobDraft) => void;
};

export function PublishForm({ job, saves, onClose, onDone, onField }: PublishFormProps) {
  const flushed = useFlushOnMount(async () => {
    if (!(await saves.settled())) throw new Error(jobEditorTexts.flushFailed);
  });
  const { send, isPending, failure, refused } = usePublish(job, onDone);
  const problems = refused ?? publishProblems(job.draft, dayOf(new Date()));
  const errors = blockersOf(problems);
  const isReopened = job.status === 'closed';
  const intro = isReopened
    ? jobActionTexts.reopen.text(job.draft.title)
    : job.isOnline
      ? texts.introChanges
      : texts.intro;
  if (flushed.hasFailed)
    return <ErrorState title={jobEditorTexts.flushFailed} text={jobEditorTexts.held} onRetry={flushed.tryAgain} />;
  return (
    <Stack gap="lg">
      <p>{intro}</p>
      {flushed.isSaved ? <CheckResult problems={problems} onField={onField} /> : <CheckSkeleton />}
      {(job.isNameHeld || job.lacksImprint) && (
        <p role="note">
          {job.isNameHeld ? imprintTexts.nameHeld : imprintTexts.missing}{' '}
          <Box component={Link} c="bright" to={`${paths.company.settings}#${imprintTexts.anchor}`}>
            {job.isNameHeld ? imprintTexts.toSettings : imprintTexts.toImprint}
          </Box>
        </p>
      )}
      {!job.mayPublish && <Text fw={600}>{texts.review}</Text>}
      <FormError title={failure === null ? undefined : texts.failedTitle} message={failure} />
      <DialogActions>
        {/* The publish button starts disabled and could not receive the focus. */}
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        {job.mayPublish && (
          <Button
            color="coral"
            disabled={!flushed.isSaved || errors.length > 0 || job.isNameHeld || job.lacksImprint}
            loading={isPending}
            onClick={send}
          >
            {isReopened ? jobActionTexts.reopen.action : texts.confirm}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

type CheckResultProps = { problems: readonly JobProblem[] } & Pick<PublishFormProps, 'onField'>;

function CheckResult({ problems, onField }: CheckResultProps) {
  const errors = blockersOf(problems);
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length === 0 ? (
        <Text c="var(--pg-fit-text)" fw={600}>
          {texts.complete}
        </Text>
      ) : (
        <ProblemList title={texts.missing} text={texts.missingText} problems={errors} onField={onField} />
      )}
      {warnings.length > 0 && (
        <ProblemList isWarning title={texts.warnings} text={texts.warningsText} problems={warnings} onField={onField} />
      )}
    </>
  );
}

function CheckSkeleton() {
  return (
    <Stack gap={14} py="xs" role="status" aria-label={shellTexts.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={20} width={`${72 - row * 7}%`} />
      ))}
    </Stack>
  );
}

function usePublish(job: EditedJob, onDone: (endsAt: Date) => void) {
  const { jobId, revision, status } = job;
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly JobProblem[] | null>(null);
  const refresh = useJobRefresh();
  const publish = trpc.jobs.publish.useMutation();
  const reopen = trpc.jobs.reopen.useMutation();
  const isReopened = status === 'closed';
  const send = async () => {
    setFailure(null);
    setRefused(null);
    try {
      const { endsAt } = isReopened
        ? await reopen.mutateAsync({ jobId })
        : await publish.mutateAsync({ jobId, revision });
      onDone(endsAt);
    } catch (error) {
      const { problems } = detailsOf(error);
      if (codeOf(error) === 'JOB_NOT_READY' && Array.isArray(problems)) setRefused(problems as JobProblem[]);
      else if (codeOf(error) === 'JOB_CHANGED') setFailure(texts.changed);
      else setFailure(sentenceOf(error, isReopened ? jobActionTexts.reopen.failed : texts.failed));
    }
    await refresh().catch(() => undefined);
  };
  return { send: () => void send(), isPending: publish.isPending || reopen.isPending, failure, refused };
}
