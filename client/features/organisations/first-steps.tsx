import { Box, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { minOrganisationValues } from '#shared/organisations/schema.ts';
import { companyDashboardTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../../components/look/look.ts';
import { SummaryPart } from '../../components/summary-part/summary-part.tsx';
import { totalOf, useRoleCounts } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import classes from './first-steps.module.css';
import type { Settings } from './settings.ts';

type ListedStep = { step: Step; isDone: boolean };

/** What is still to be done for the organisation to be ready; nothing once all of it is done. */
export function OpenSteps() {
  const steps = useSteps()?.filter(({ isDone }) => !isDone);
  if (steps === undefined || steps.length === 0) return null;
  return (
    <SummaryPart title={texts.next}>
      <StepList steps={steps} />
    </SummaryPart>
  );
}

/** The beginning of an organisation that has no courses: every step, those behind it ticked. */
export function FirstSteps() {
  const steps = useSteps();
  return (
    <SummaryPart title={texts.next}>
      {steps === undefined ? (
        <div role="status" aria-label={shellTexts.loading}>
          <Skeleton height={20} width="12rem" mb="md" />
          <Skeleton height={112} mb="xs" />
          {[0, 1, 2, 3].map((step) => (
            <Skeleton key={step} height={64} mb="xs" />
          ))}
        </div>
      ) : (
        <>
          <Box component="p" mb="md" className={look('muted', 'numbers')}>
            {texts.stepsDone(steps.filter(({ isDone }) => isDone).length, steps.length)}
          </Box>
          <StepList steps={steps} />
        </>
      )}
    </SummaryPart>
  );
}

function useSteps(): ListedStep[] | undefined {
  const organisation = trpc.organisations.current.useQuery().data;
  const members = useRoleCounts().data;
  const invitations = trpc.invitations.page.useQuery({}).data;
  const courses = trpc.courses.counts.useQuery().data;
  const jobs = trpc.jobs.counts.useQuery().data;
  if (!organisation || !members || !invitations || !courses || !jobs) return undefined;
  return firstStepsOf(organisation, {
    memberCount: totalOf(members.counts),
    invitationCount: invitations.total,
    courseCount: courses.draft + courses.review + courses.published + (courses.takenDown ?? 0),
    jobCount: jobs.draft + jobs.published + jobs.closed,
  });
}

/** The first that is open is the next. */
function StepList({ steps }: { steps: readonly ListedStep[] }) {
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <ol className={look('stack', 'gap8')}>
      {steps.map(({ step, isDone }, index) => (
        <li key={step}>
          {isDone ? (
            <p className={`${classes.step} ${look('row', 'muted', 'gap16')}`}>
              <span className={`${classes.mark} ${look('centred', 'rigid', 'good', 'fitSoft')}`}>
                <IconCheck size={18} stroke={2.25} aria-hidden="true" />
              </span>
              {texts.steps[step].title} <VisuallyHidden>{texts.stepDone}</VisuallyHidden>
            </p>
          ) : (
            <Link
              className={`${classes.step} ${look('row', 'ink', 'undecorated', 'surface', 'line', 'fit', 'gap16', 'hoverLine')}`}
              to={pathOfStep[step]}
              data-next={step === next || undefined}
            >
              <span
                className={`${classes.mark} ${look('centred', 'rigid', 'strong', 'numbers', 'sunken')}`}
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <span className={look('grow', 'narrowable')}>
                <span className={`${classes.title} ${look('block', 'bold')}`}>{texts.steps[step].title}</span>
                <span className={look('block', 'muted')}>{texts.steps[step].text}</span>
              </span>
              <IconArrowRight className={look('rigid')} size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

type Step = 'course' | 'job' | 'invite' | 'describe' | 'values' | 'publish';

const pathOfStep: Record<Step, string> = {
  course: paths.company.newCourse,
  job: paths.company.newJob,
  invite: paths.company.members,
  describe: paths.company.settings,
  values: paths.company.settings,
  publish: paths.company.settings,
};

type Size = { memberCount: number; invitationCount: number; courseCount: number; jobCount: number };

/** The steps to set up an organisation, in the recommended order. */
export function firstStepsOf(
  settings: Pick<Settings, 'description' | 'values' | 'isPublic'>,
  { memberCount, invitationCount, courseCount, jobCount }: Size,
): Array<{ step: Step; isDone: boolean }> {
  return [
    { step: 'course', isDone: courseCount > 0 },
    // A sent invitation completes the step; accepting it is up to the invited person.
    { step: 'invite', isDone: memberCount > 1 || invitationCount > 0 },
    { step: 'describe', isDone: settings.description.trim() !== '' },
    { step: 'values', isDone: settings.values.length >= minOrganisationValues },
    { step: 'publish', isDone: settings.isPublic },
    // Last, because applicants look at the values and the company page first.
    { step: 'job', isDone: jobCount > 0 },
  ];
}
