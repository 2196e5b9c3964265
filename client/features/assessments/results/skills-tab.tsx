import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowDown, IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Dashboard } from '#shared/assessments/state.ts';
import { reportPath } from '#shared/paths.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { resultWords, valueResultTexts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { IconLink, LinkButton } from '../../../components/link-button.tsx';
import { TestInvitation } from '../../../components/match/test-invitation.tsx';
import { paths } from '../../../lib/paths.ts';
import { useRepeatPath } from '../../../lib/tests/use-repeat-path.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { RepeatLink } from '../overview/open-repeat.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RunList } from './run-list.tsx';
import { runsOf } from './use-delete-run.ts';
import { ValuesSection } from './values-section.tsx';

export function SkillsTab({ dashboard }: { dashboard: Dashboard }) {
  const { softskill, values } = dashboard;
  const hasTest = useHasSoftskillTest();
  const repeatPath = useRepeatPath(softskill?.variant ?? 'test1');
  const runs = runsOf(dashboard);
  useFocusOnTarget(valuesId);
  return (
    <>
      {softskill !== null && (
        <Box mt="-0.5rem" mb="md">
          <IconLink icon={IconArrowDown} to={`${paths.ownResults}#${valuesId}`} mih={44}>
            {valueResultTexts.jump}
          </IconLink>
        </Box>
      )}
      {softskill === null && !hasTest && <EmptyState title={preparingTexts.title} text={preparingTexts.text} />}
      {softskill === null && hasTest && <TestInvitation action={resultWords.start} />}
      {softskill !== null && (
        <>
          <ProfileSection result={softskill} />
          <Group gap="sm" align="stretch" mt="lg">
            <ResultReportLink resultId={softskill.resultId} />
            <RepeatLink test="softskill" to={repeatPath}>
              {resultWords.repeat}
            </RepeatLink>
          </Group>
        </>
      )}
      {values === null ? <NoValues /> : <ValuesSection result={values} titleId={valuesId} />}
      <ComparisonSection runs={runs.filter(({ kind }) => kind === 'softskill')} />
      {runs.length > 0 && <RunList runs={runs} />}
    </>
  );
}

const { anchor: valuesId } = valueResultTexts;

/** For a link to `#id`: the target may load later than the page. */
function useFocusOnTarget(id: string): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link changes only the key
  useEffect(() => {
    if (hash !== `#${id}`) return;
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [id, hash, key]);
}

const NoValues = () => (
  <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby={valuesId}>
    <Title order={2} size="h3" lh={1.2} id={valuesId} tabIndex={-1}>
      {valueResultTexts.empty.title}
    </Title>
    <Text mt="xs" mb="md" maw="38rem">
      {valueResultTexts.empty.text}
    </Text>
    <LinkButton to={paths.valueTest}>{valueResultTexts.start}</LinkButton>
  </Box>
);

/** A plain link, because the server answers with a file. */
export function ResultReportLink({ resultId }: { resultId: string }) {
  return (
    <Button component="a" variant="default" href={reportPath(resultId)} leftSection={<IconDownload size={18} />}>
      {resultWords.downloadPdf}
    </Button>
  );
}
