import { Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { DashboardSection } from './next-steps.tsx';
import { tabQuery } from './next-steps-of.ts';
import { ResultSentence } from './result-summary.tsx';
import { SharedRank, TiedRanksNote } from './top-five.tsx';
import classes from './top-lists.module.css';

const { topSkills: texts } = dashboardTexts;
const shownCount = 3;

export function TopSkills({ result }: { result: SoftskillResultView | null }) {
  const hasTest = useHasSoftskillTest();
  if (result === null) {
    return (
      <DashboardSection title={texts.title}>
        <Text maw="30rem" c="dimmed">
          {hasTest ? texts.empty : preparingTexts.short}
        </Text>
      </DashboardSection>
    );
  }
  const { shown, tied } = cutRanked(result.skills, shownCount, result.tiedBeyond);
  return (
    <DashboardSection title={texts.title} more={<Link to={tabQuery('skills')}>{texts.all(result.totalSkills)}</Link>}>
      <Box mb="lg">
        <ResultSentence result={result} isSmall />
      </Box>
      <ol>
        {shown.map(({ skillId, name, points, rank, isShared, low, high }) => (
          <Stack component="li" key={skillId} gap={6} className={classes.skill}>
            <Group gap="0 1rem" align="baseline" justify="space-between">
              <Text span fz={17} fw={600} className={common.anywhere}>
                <Text span ff="heading" fw={650} c="var(--pg-fit-text)" className={common.numbers} me={10}>
                  <SharedRank rank={rank} isShared={isShared} />
                </Text>
                <HyphenatedText>{name}</HyphenatedText>
              </Text>
              <span className={`${classes.points} ${common.numbers}`}>{resultWords.points(points)}</span>
            </Group>
            <BandLane band={{ rank, low, high }} rankCount={result.totalSkills} />
            <Text span c="dimmed" fz={14} className={common.numbers}>
              {resultWords.band(low, high)}
            </Text>
          </Stack>
        ))}
      </ol>
      <TiedRanksNote
        visibleItems={shown}
        tiedText={tied > 0 && resultWords.tiedSkills(tied)}
        equalText={resultWords.equalStrength}
      />
      <Text maw="36rem" mt="1.25rem" c="dimmed" fz="sm">
        {texts.note} {resultWords.meaning}
      </Text>
    </DashboardSection>
  );
}
