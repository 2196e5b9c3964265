import { Box, Group, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isContradictory } from '#shared/assessments/values/consistency.ts';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { testScreenTexts, testsOverviewTexts, valueTexts } from '#shared/texts/assessments/assessments.ts';
import { valueResultTexts } from '#shared/texts/assessments/results.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../../components/common.module.css';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton, PlainButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { contentId } from '../../../components/skip-link.tsx';
import { codeOf, messageOf } from '../../../lib/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { isAccountId } from '../../../lib/tests/test-tokens.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { trpc } from '../../../trpc.ts';
import { OpenRepeatCount, useOpenRepeat } from '../overview/open-repeat.tsx';
import { useTestsOverview } from '../overview/use-tests-overview.ts';
import { KeepBar, KeepLink } from '../results/keep-bar.tsx';
import { OlderStatesNote, RedirectNotice, useOlderStates, useReading } from '../results/redirect-notice.tsx';
import { SecondaryButton } from '../taking/test-buttons.tsx';
import { TestFrame } from '../taking/test-frame.tsx';
import { TopValues } from './top-values.tsx';
import { ValueSignUp } from './value-sign-up.tsx';

export type JobsOfResult = ComponentType<{ isGuest: boolean; bar: ReactNode }>;

type ValueResultProps = {
  Layout: ComponentType<{ children?: ReactNode }>;
  Jobs: JobsOfResult;
  skeleton: ReactNode;
  resultKey: string | null;
  /** True right after finishing. Applicants are then redirected to their dashboard. */
  isFresh: boolean;
  /** The person scrolled, tapped or typed before the result appeared. */
  hasRead: boolean;
  user: SessionUser | null;
  onRepeat: () => void;
  onMissing: () => void;
};

const { result: texts } = valueTexts;

export function ValueResult({ Layout, Jobs, skeleton, resultKey, ...rest }: ValueResultProps) {
  const { isFresh, user, onMissing } = rest;
  const [hasRead, setHasRead] = useState(rest.hasRead);
  const result = trpc.results.values.useQuery(valueResultInput(resultKey), { networkMode: 'always' });
  const { data } = result;
  const isApplicant = may(user, 'results.own');
  const olderStates = useOlderStates(isFresh && isApplicant);
  const open = useOpenRepeat('values', !isFresh && user !== null);
  const skillsTest = useMissingSkillsTest();
  useReading(() => setHasRead(true), isFresh && data === undefined);
  const isMissing = data === null || codeOf(result.error) === 'NOT_FOUND';
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is missing is the event
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  if (result.isError && !isMissing)
    return (
      <Layout>
        <LoadError title={valueTexts.title} error={result.error} onRetry={() => void result.refetch()} />
      </Layout>
    );
  if (isMissing || data === undefined) return skeleton;
  const toStart = !isFresh && isApplicant;
  const isUnsure = isContradictory(data.band);
  const keepKind = isUnsure || skillsTest !== null ? 'outline' : 'action';
  const repeat = open === null ? texts.repeat : testsOverviewTexts.proceed;
  const title = user === null ? texts.guestTitle : texts.memberTitle;
  return (
    <Layout>
      <PageHeader
        title={isUnsure ? texts.unsureTitle : title}
        pageTitle={valueTexts.title}
        text={texts.text}
        actions={
          user === null && (
            <Box visibleFrom="sm">
              <KeepLink kind={keepKind} />
            </Box>
          )
        }
      />
      {isFresh && <FocusOnContent />}
      {isApplicant && isFresh && <RedirectNotice hasRead={hasRead} olderStates={isUnsure ? 0 : olderStates} />}
      {isUnsure && (
        <Stack mb="xl" gap="sm" align="flex-start">
          <Text maw="40rem" fw={600}>
            {valueResultTexts.consistency.meaning[data.band]}
          </Text>
          <Group gap="0.25rem 1rem">
            <PlainButton kind="action" onClick={rest.onRepeat}>
              {repeat}
            </PlainButton>
            <OpenRepeatCount open={open} />
          </Group>
          {olderStates > 0 && <OlderStatesNote />}
        </Stack>
      )}
      <TopValues result={data} />
      {(user === null || may(user, 'match.own')) && (
        <>
          {skillsTest && <SkillsCall test={skillsTest} kind={isUnsure ? 'outline' : 'action'} />}
          <Jobs isGuest={user === null} bar={user === null && <KeepBar kind={keepKind} />} />
        </>
      )}
      {user === null && <ValueSignUp expiresAt={data.expiresAt} kind={keepKind} />}
      <Group gap="0.5rem 1rem" my="lg">
        {user === null && <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>}
        {toStart && <LinkButton to={paths.dashboard}>{shellTexts.goOn.toStart}</LinkButton>}
        {!isFresh && !isUnsure && (
          <>
            <SecondaryButton onClick={rest.onRepeat}>{repeat}</SecondaryButton>
            <OpenRepeatCount open={open} />
          </>
        )}
        {user === null && (
          <LinkButton to={paths.home} kind="plain">
            {texts.toHome}
          </LinkButton>
        )}
      </Group>
    </Layout>
  );
}

/** Null while unknown, after the test, and if it cannot be started. */
function useMissingSkillsTest() {
  const { view } = useTestsOverview();
  const hasTest = useHasSoftskillTest();
  if (view === null || !hasTest || view.overview.softskill.status === 'finished') return null;
  const { resumeSkills, startSkills } = texts.jobs;
  return view.hasOpenRun.softskill
    ? { label: resumeSkills, to: paths.test(view.openTestId) }
    : { label: startSkills, to: paths.tests };
}

type SkillsCallProps = {
  test: NonNullable<ReturnType<typeof useMissingSkillsTest>>;
  kind: 'action' | 'outline';
};

const SkillsCall = ({ test, kind }: SkillsCallProps) => (
  <Stack mt="2.5rem" gap="sm" align="flex-start">
    <Text maw="40rem">{texts.jobs.lacksSkills}</Text>
    <LinkButton to={test.to} kind={kind} size="lg">
      {test.label}
    </LinkButton>
  </Stack>
);

/** The focused answer disappeared with the test. */
function FocusOnContent() {
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, []);
  return null;
}

export function valueResultInput(key: string | null) {
  if (key === null) return {};
  return isAccountId(key) ? { resultId: key } : { token: key };
}

type LoadErrorProps = { title: string; error: unknown; onRetry: () => void };

export const TestLoadError = (props: LoadErrorProps) => (
  <TestFrame>
    <LoadError {...props} />
  </TestFrame>
);

const LoadError = ({ title, error, onRetry }: LoadErrorProps) => (
  <>
    <h1 className={common.unseen}>{title}</h1>
    <ErrorState
      title={shellTexts.failure}
      text={`${messageOf(error)} ${testScreenTexts.loadErrorText}`}
      onRetry={onRetry}
    />
  </>
);
