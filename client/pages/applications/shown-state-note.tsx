import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { isEnded } from '#shared/applications/status.ts';
import { myApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import common from '../../components/common.module.css';
import { useApplicationList } from '../../features/applications/latest-applications.tsx';
import { OlderStatesLine, useOlderStates } from '../../features/assessments/results/redirect-notice.tsx';
import { useOpenRuns, useSoftskillTestPath } from '../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';

/** Companies see no strengths yet, or an older state. */
export function ShownStateNote() {
  const hasTest = useHasSoftskillTest();
  const testPath = useSoftskillTestPath();
  const { softskill, hasSoftskills } = useOpenRuns(true);
  const olderStates = useOlderStates(true);
  const applications = useApplicationList().data?.pages[0]?.applications ?? [];
  const isShown = applications.some(({ status, releaseId }) => !isEnded(status) && releaseId !== null);
  const lacksSkills = isShown && hasTest && hasSoftskills === false;
  if (!lacksSkills && olderStates === 0) return null;
  return (
    <Text my="md" px="md" py="xs" fz="sm" bg="var(--pg-fit-soft)" bdrs="fit" className={common.inkLinks}>
      {lacksSkills ? (
        <>
          {texts.lacksSkills}{' '}
          <Link to={testPath}>{softskill === null ? matchTexts.none.softskillTest : texts.resumeTest}</Link>
        </>
      ) : (
        <OlderStatesLine />
      )}
    </Text>
  );
}
