import { may } from '#shared/permissions.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { SoftskillCard } from '../soft-skills/softskill-card.tsx';
import { ValueCard } from '../values/value-card.tsx';
import classes from './overview.module.css';
import { TestsProgress } from './tests-progress.tsx';
import { useTestsOverview } from './use-tests-overview.ts';

/** How far one is, and the two tests. */
export function TestsOverview() {
  const session = useSession();
  const { view, isError, retry } = useTestsOverview();
  if (isError) return <ErrorState onRetry={() => void retry()} />;
  if (view === null) return <LoadingShape kind="cards" label={testsOverviewTexts.loading} />;
  const isApplicant = session.status === 'signedIn' && may(session.user, 'results.own');
  return (
    <>
      <TestsProgress overview={view.overview} />
      <div className={`${classes.cards} ${look('stack', 'gap24')}`}>
        <SoftskillCard view={view} resultPath={isApplicant ? paths.ownResults : paths.testResults} />
        <ValueCard view={view} resultPath={isApplicant ? paths.ownResults : paths.valueTest} />
      </div>
    </>
  );
}
