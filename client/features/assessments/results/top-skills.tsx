import { Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import { paths } from '../../../lib/paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import { ResultSentence } from './result-summary.tsx';
import { SharedRank } from './top-five.tsx';

const { topSkills: texts } = dashboardTexts;
const shownCount = 3;

export function TopSkills({ result }: { result: SoftskillResultView }) {
  const { shown, tied } = cutRanked(result.skills, shownCount, result.tiedBeyond);
  return (
    <DashboardSection title={texts.title} more={<Link to={paths.ownResults}>{texts.all(result.totalSkills)}</Link>}>
      <Box mb="lg">
        <ResultSentence result={result} isSmall />
      </Box>
      <ol>
        {shown.map(({ skillId, name, points, rank, isShared, low, high }) => (
          <Stack component="li" key={skillId} gap={6} mb="md">
            <Group gap="0 1rem" align="baseline" justify="space-between">
              <Text span fz={17} fw={600} className={common.anywhere}>
                <Text span ff="heading" fw={650} c="var(--pg-fit-text)" className={common.numbers} me={10}>
                  <SharedRank rank={rank} isShared={isShared} />
                </Text>
                <HyphenatedText>{name}</HyphenatedText>
              </Text>
              <span className={common.numbers}>{texts.points(resultWords.points(points))}</span>
            </Group>
            <BandLane band={{ rank, low, high }} rankCount={result.totalSkills} />
            <VisuallyHidden>{resultWords.band(low, high)}</VisuallyHidden>
          </Stack>
        ))}
      </ol>
      <Text c="dimmed" fz="sm">
        {profileTexts.key}
      </Text>
      {tied > 0 && (
        <Text mt="sm" c="dimmed" fz="sm">
          {resultWords.tiedSkills(tied)}
        </Text>
      )}
    </DashboardSection>
  );
}
