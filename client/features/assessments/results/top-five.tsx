import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { cutRanked } from '#shared/assessments/ranking.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './top-five.module.css';

export const topFiveCount = 5;

export function TopFive({ result }: { result: SoftskillResultView }) {
  const { shown, tied } = cutRanked(result.skills, topFiveCount, result.tiedBeyond);
  return (
    <>
      <ol>
        {shown.map(({ skillId, name, description, points, rank, isShared, low, high }) => (
          <li key={skillId} className={`${classes.skill} ${common.lineTop}`}>
            <Text span lh={1} ff="heading" fw={650} c="var(--pg-fit-text)" fz="h1" className={common.numbers}>
              <SharedRank rank={rank} isShared={isShared} />
            </Text>
            <div>
              <Title order={2} size="h3" lh={1.2} lts="-0.015em">
                <HyphenatedText>{name}</HyphenatedText>
              </Title>
              <Text maw="38rem" mt="xs" c="dimmed">
                {description}
              </Text>
            </div>
            <Group gap="0 0.75rem" align="baseline" className={`${classes.figures} ${common.numbers}`}>
              <Box component="strong" fw={650}>
                {resultWords.points(points)}
              </Box>
              <Text span c="dimmed" fz={14}>
                {resultWords.band(low, high)}
              </Text>
            </Group>
          </li>
        ))}
      </ol>
      <TiedRanksNote
        visibleItems={shown}
        tiedText={tied > 0 && resultWords.tiedSkills(tied)}
        equalText={resultWords.equalStrength}
      />
    </>
  );
}

export function SharedRank({ rank, isShared }: { rank: number; isShared: boolean }) {
  return (
    <>
      <span aria-hidden="true">{rank}</span>
      <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
    </>
  );
}

type TiedRanksNoteProps = {
  visibleItems: ReadonlyArray<{ isShared: boolean }>;
  /** Names the skills that share the last listed rank but are cut off; false if there are none. */
  tiedText: string | false;
  equalText: string;
};

export function TiedRanksNote({ visibleItems, tiedText, equalText }: TiedRanksNoteProps) {
  if (!visibleItems.some(({ isShared }) => isShared)) return null;
  return (
    <Box mt="sm" c="dimmed" fz="sm">
      {tiedText !== false && <p>{tiedText}</p>}
      <p>{equalText}</p>
    </Box>
  );
}
