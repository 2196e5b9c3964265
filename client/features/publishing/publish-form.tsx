import { Box, Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { questionLevels } from '#shared/courses/question-levels.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { blockersOf, type CheckResult, type LevelMixture } from '#shared/publishing/checklist.ts';
import { quizFieldTexts } from '#shared/texts/ai/questions.ts';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { useFlushOnMount } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';
import type { PublishMode } from './publish-dialog.tsx';
import classes from './publish-form.module.css';
import type { PublishOutcome } from './publish-outcome.tsx';
import { usePublish } from './use-publish.ts';
import { problemLinkProps, Warnings } from './warnings.tsx';

type PublishFormProps = {
  mode: PublishMode;
  course: EditedCourse;
  flush: () => Promise<void>;
  onClose: () => void;
  onDone: (outcome: PublishOutcome) => void;
  onSettings: () => void;
};

export function PublishForm({ mode, course, flush, onClose, onDone, onSettings }: PublishFormProps) {
  const { courseId, version } = course;
  const [confirmedRevision, setConfirmedRevision] = useState<number | null>(null);
  const checklist = useChecklist(courseId, flush);
  const { send, isPending, failure } = usePublish({ mode, courseId, flush, onDone, onChanged: checklist.retry });
  const isReady = checklist.data !== undefined && blockersOf(checklist.data.checks).length === 0;
  const isConfirmed = isReady && confirmedRevision === checklist.data?.revision;
  const isSubmit = mode === 'submit';
  return (
    <Stack gap="lg">
      <p>{isSubmit ? texts.introSubmit : texts.intro(version + 1)}</p>
      <Group
        gap="0.25rem 1rem"
        align="stretch"
        justify="space-between"
        component="p"
        py="sm"
        px="md"
        bg="var(--pg-sunken)"
        bdrs="fit"
      >
        <span>
          {texts.audience} <strong>{courseStateTexts.visibilities[course.visibility]}</strong>
        </span>
        <Box component="button" type="button" {...problemLinkProps} onClick={onSettings}>
          {texts.changeAudience}
        </Box>
      </Group>
      {checklist.hasFailed ? (
        <ErrorState title={texts.checklistFailed} onRetry={checklist.retry} />
      ) : checklist.data === undefined ? (
        <ChecklistSkeleton />
      ) : (
        <>
          <Checklist checks={checklist.data.checks} />
          <Levels levels={checklist.data.levels} />
          <Warnings courseId={courseId} warnings={checklist.data.warnings} onLeave={onClose} onSettings={onSettings} />
        </>
      )}
      <Checkbox
        label={isSubmit ? texts.confirmSubmit : texts.confirm}
        description={checklist.data !== undefined && !isReady ? texts.confirmBlocked : undefined}
        checked={isConfirmed}
        disabled={!isReady || isPending}
        onChange={({ currentTarget }) =>
          setConfirmedRevision(currentTarget.checked ? (checklist.data?.revision ?? null) : null)
        }
      />
      <FormError title={failure?.title} message={failure?.message ?? null} />
      <DialogActions onCancel={onClose}>
        <Button
          color="coral"
          disabled={!isConfirmed}
          loading={isPending}
          onClick={() => confirmedRevision !== null && send(confirmedRevision)}
        >
          {isSubmit ? texts.submit : texts.publish}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function ChecklistSkeleton() {
  return (
    <Stack gap={14} py="xs" role="status" aria-label={shellTexts.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={20} width={`${72 - row * 7}%`} />
      ))}
    </Stack>
  );
}

function useChecklist(courseId: string, flush: () => Promise<void>) {
  const flushState = useFlushOnMount(flush);
  const query = trpc.publishing.checklist.useQuery({ courseId }, { enabled: flushState.isSaved, gcTime: 0 });
  return {
    data: query.data,
    hasFailed: flushState.hasFailed || (query.isError && query.data === undefined),
    retry: () => {
      if (flushState.hasFailed) flushState.tryAgain();
      else void query.refetch();
    },
  };
}

const formatMixture = ({ counts }: LevelMixture): string =>
  questionLevels
    .flatMap((level) => {
      const count = counts[level];
      return count === undefined ? [] : [`${quizFieldTexts.levels[level]} ${count.toLocaleString('de-DE')}`];
    })
    .join(' · ');

function Levels({ levels }: { levels: readonly LevelMixture[] }) {
  const titleId = useId();
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Box component="h3" mb="xs" fz="md" fw={650} id={titleId}>
        {quizFieldTexts.mixture}
      </Box>
      <Stack component="ul" mah="12rem" gap="xs" className={common.scrollY} tabIndex={0}>
        {levels.map((module) => (
          <li key={module.moduleId} className={common.anywhere}>
            {module.title}
            <Text c="dimmed" fz={14} className={common.numbers}>
              {formatMixture(module)}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Checklist({ checks }: { checks: readonly CheckResult[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box component="h3" mb="xs" fz="md" fw={650} id={titleId}>
        {texts.checks}
      </Box>
      <ul className={common.lineTop}>
        {checks.map(({ check, isRequired, isPassed }) => (
          <li key={check} className={`${classes.check} ${common.lineBottom}`} data-passed={isPassed || undefined}>
            {isPassed ? (
              <IconCircleCheckFilled className={classes.mark} size={22} aria-hidden="true" />
            ) : (
              <IconCircleDashed className={classes.mark} size={22} stroke={1.75} aria-hidden="true" />
            )}
            <span>
              {texts.checkTexts[check]}
              {!isRequired && (
                <Text span c="dimmed">
                  {' '}
                  ({texts.optional})
                </Text>
              )}
            </span>
            <Text span fz={14} className={classes.state}>
              {isPassed ? texts.passed : texts.failed}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
