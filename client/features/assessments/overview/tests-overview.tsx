import { Box, Text, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { SoftskillCard } from '../soft-skills/softskill-card.tsx';
import { RunNotice } from '../taking/test-notes.tsx';
import { ValueCard } from '../values/value-card.tsx';
import classes from './overview.module.css';
import { TestsProgress } from './tests-progress.tsx';
import { useTestsOverview } from './use-tests-overview.ts';

export function TestsOverview() {
  const session = useSession();
  const { view, isError, retry } = useTestsOverview();
  const { isResultLost } = Object(useLocation().state) as { isResultLost?: boolean };
  if (isError) return <ErrorState onRetry={() => void retry()} />;
  if (view === null) return <LoadingShape kind="cards" label={testsOverviewTexts.loading} />;
  const isApplicant = session.status === 'signedIn' && may(session.user, 'results.own');
  const { completed, available } = view.overview;
  const isComplete = available > 0 && completed === available;
  return (
    <>
      <RunNotice>
        {isResultLost && view.overview.softskill.status !== 'finished' ? testsOverviewTexts.lostResult : null}
      </RunNotice>
      {completed > 0 ? (
        <TestsProgress overview={view.overview} />
      ) : (
        <Text mb={{ base: 'md', sm: 'xl' }} fw={600}>
          {session.status === 'guest' && `${testsOverviewTexts.free} `}
          {testsOverviewTexts.visible}
        </Text>
      )}
      {isComplete && (
        <Box mb="xl">
          <LinkButton to={`${paths.jobs}?sort=fit`} kind="action" size="lg">
            {testsOverviewTexts.toJobs}
          </LinkButton>
        </Box>
      )}
      <div className={classes.cards}>
        <SoftskillCard view={view} resultPath={isApplicant ? paths.ownResults : paths.testResults} />
        <ValueCard view={view} resultPath={isApplicant ? paths.ownResults : paths.valueTest} />
      </div>
    </>
  );
}

export default function TestsPage() {
  return (
    <>
      <PageHeader title={testsOverviewTexts.title} text={testsOverviewTexts.text} />
      <TestsOverview />
      <WhyTests />
    </>
  );
}

const { why } = testsOverviewTexts;

function WhyTests() {
  return (
    <Box component="section" mt="clamp(3.5rem, 8vw, 6rem)" aria-labelledby="warum">
      <Title order={2} lh={1.1} lts="-0.02em" id="warum">
        {why.title}
      </Title>
      <ul className={classes.reasons}>
        {why.items.map(({ title, text }) => (
          <li key={title}>
            <Title order={3} size="h4" mb="xs" lh={1.25}>
              {title}
            </Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
      <Box m="1.5rem 0 0 -0.5rem">
        <LinkButton to={paths.testsMethod} kind="plain">
          {why.method}
        </LinkButton>
      </Box>
    </Box>
  );
}
