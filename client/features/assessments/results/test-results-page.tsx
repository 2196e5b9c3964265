import { Box, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { testResultsTexts as texts } from '#shared/texts/assessments/results.ts';
import { ContourShapes } from '../../../components/contour-shapes/contour-shapes.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { signInPath, signUpPath } from '../../../lib/access.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { RedirectNotice } from './redirect-notice.tsx';
import classes from './test-results-page.module.css';
import { TopFiveResult, TopFiveSkeleton } from './top-five-result.tsx';
import { useLatestResult } from './use-latest-result.ts';

export default function TestResultsPage() {
  const session = useSession();
  const latest = useLatestResult(session);
  if (latest.status === 'none') return <Navigate to={paths.tests} replace />;
  const isGuest = session.status === 'guest';
  const isApplicant = session.status === 'signedIn' && may(session.user, 'results.own');
  return (
    <Box maw="52rem" mx="auto">
      <PageHeader title={texts.title} text={texts.text} />
      {latest.status === 'loading' && <TopFiveSkeleton />}
      {latest.status === 'failed' && <ErrorState onRetry={latest.retry} />}
      {latest.status === 'loaded' && (
        <>
          {isApplicant && <RedirectNotice />}
          <TopFiveResult result={latest.result} />
          {isGuest && <GuestCall />}
        </>
      )}
    </Box>
  );
}

const depths = [86, 74, 90, 70, 80];

function GuestCall() {
  const titleId = useId();
  const { call } = texts;
  return (
    <>
      <Box component="section" mt="xl" aria-labelledby={titleId}>
        <ContourShapes className={classes.shapes} depths={depths} person="left">
          <div className={classes.words}>
            <Title order={2} maw="16em" lh={1.1} lts="-0.02em" id={titleId}>
              {call.title}
            </Title>
            <Text c="var(--pg-on-person-muted)" fz={17} className={classes.text}>
              {call.text}
            </Text>
            <LinkButton to={signUpPath(paths.ownResults)} kind="action" size="lg">
              {call.signUp}
            </LinkButton>
            <p className={classes.signIn}>
              {call.hasAccount} <Link to={signInPath(paths.ownResults)}>{call.signIn}</Link>
            </p>
          </div>
        </ContourShapes>
      </Box>
      <Group gap="0.75rem 1rem" align="stretch" mt="xl">
        <LinkButton to={paths.tests}>{texts.toTests}</LinkButton>
        <LinkButton to={paths.home} kind="plain">
          {texts.toHome}
        </LinkButton>
      </Group>
    </>
  );
}
