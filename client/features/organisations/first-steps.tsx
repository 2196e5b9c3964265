import { Center, Flex, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { minOrganisationValues } from '#shared/organisations/schema.ts';
import { companyDashboardTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { totalMembers, useRoleCounts } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import classes from './first-steps.module.css';
import type { Settings } from './settings.ts';

type ListedStep = { step: Step; isDone: boolean };

export function OpenFirstSteps() {
  const steps = useSteps()?.filter(({ isDone }) => !isDone);
  if (steps === undefined || steps.length === 0) return null;
  return (
    <OverviewSection title={texts.next}>
      <StepList steps={steps} />
    </OverviewSection>
  );
}

export function FirstSteps() {
  const steps = useSteps();
  return (
    <OverviewSection title={texts.next}>
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
          <Text mb="md" c="dimmed" className={common.numbers}>
            {texts.stepsDone(steps.filter(({ isDone }) => isDone).length, steps.length)}
          </Text>
          <StepList steps={steps} />
        </>
      )}
    </OverviewSection>
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
    memberCount: totalMembers(members.counts),
    invitationCount: invitations.total,
    courseCount: courses.draft + courses.review + courses.published + (courses.takenDown ?? 0),
    jobCount: jobs.draft + jobs.published + jobs.closed,
  });
}

function StepList({ steps }: { steps: readonly ListedStep[] }) {
  const next = steps.find(({ isDone }) => !isDone)?.step;
  return (
    <Stack component="ol" gap="xs">
      {steps.map(({ step, isDone }, index) => (
        <li key={step}>
          {isDone ? (
            <Group component="p" gap="md" wrap="nowrap" c="dimmed" className={classes.step}>
              <Center
                component="span"
                flex="none"
                c="var(--pg-fit-text)"
                bg="var(--pg-fit-soft)"
                className={classes.mark}
              >
                <IconCheck size={18} stroke={2.25} aria-hidden="true" />
              </Center>
              {texts.steps[step].title} <VisuallyHidden>{texts.stepDone}</VisuallyHidden>
            </Group>
          ) : (
            <Flex
              component={Link}
              gap="md"
              align="center"
              c="bright"
              td="none"
              bg="var(--pg-surface)"
              bdrs="fit"
              className={`${classes.step} ${common.line} ${common.hoverLine}`}
              to={pathOfStep[step]}
              data-next={step === next || undefined}
            >
              <Center
                component="span"
                flex="none"
                fw={600}
                className={`${classes.mark} ${common.numbers}`}
                aria-hidden="true"
              >
                {index + 1}
              </Center>
              <Text span flex={1} miw={0}>
                <Text span display="block" fw={650} className={classes.title}>
                  {texts.steps[step].title}
                </Text>
                <Text span display="block" c="dimmed">
                  {texts.steps[step].text}
                </Text>
              </Text>
              <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
            </Flex>
          )}
        </li>
      ))}
    </Stack>
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

type OrganisationCounts = { memberCount: number; invitationCount: number; courseCount: number; jobCount: number };

export function firstStepsOf(
  settings: Pick<Settings, 'description' | 'values' | 'isPublic'>,
  { memberCount, invitationCount, courseCount, jobCount }: OrganisationCounts,
): Array<{ step: Step; isDone: boolean }> {
  return [
    { step: 'course', isDone: courseCount > 0 },
    { step: 'invite', isDone: memberCount > 1 || invitationCount > 0 },
    { step: 'describe', isDone: settings.description.trim() !== '' },
    { step: 'values', isDone: settings.values.length >= minOrganisationValues },
    { step: 'publish', isDone: settings.isPublic },
    // Last, because applicants look at the values and the company page first.
    { step: 'job', isDone: jobCount > 0 },
  ];
}
