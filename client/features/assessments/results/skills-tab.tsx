import { Box, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Dashboard } from '#shared/assessments/state.ts';
import { reportPath } from '#shared/paths.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { resultWords, valueResultTexts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { TestInvitation } from '../../../components/match/test-invitation.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { ComparisonSection } from './comparison-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RunList } from './run-list.tsx';
import { runsOf } from './use-delete-run.ts';
import { ValuesSection } from './values-section.tsx';

export function SkillsTab({ dashboard }: { dashboard: Dashboard }) {
  const { softskill, values } = dashboard;
  const hasTest = useHasSoftskillTest();
  const runs = runsOf(dashboard);
  return (
    <>
      {softskill === null && !hasTest && <EmptyState title={preparingTexts.title} text={preparingTexts.text} />}
      {softskill === null && hasTest && <TestInvitation action={resultWords.start} />}
      {softskill !== null && <ProfileSection result={softskill} />}
      {values === null ? <NoValues /> : <ValuesSection result={values} />}
      <ComparisonSection runs={runs.filter(({ kind }) => kind === 'softskill')} />
      {runs.length > 0 && <RunList runs={runs} />}
      {softskill !== null && (
        <Group gap="sm" align="stretch" mt="xl">
          <ResultReportLink resultId={softskill.resultId} />
          {hasTest && <LinkButton to={paths.tests}>{resultWords.repeat}</LinkButton>}
        </Group>
      )}
    </>
  );
}

const NoValues = () => (
  <Box component="section" mt={48} pt="xl" className={common.lineTop} aria-labelledby="keine-werte">
    <Title order={2} size="h3" lh={1.2} id="keine-werte">
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
