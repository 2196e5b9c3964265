import { Group, Text, Title, VisuallyHidden } from '@mantine/core';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './top-five.module.css';

/** Without numbers, because the bands leave the order open. */
export function TopFive({ skills }: { skills: readonly RankedSkillView[] }) {
  return (
    <ul>
      {skills.map(({ skillId, name, description, points, low, high }) => (
        <li key={skillId} className={classes.skill}>
          <Group gap="0 1rem" align="baseline" justify="space-between">
            <Title order={3} size="h4" lh={1.25}>
              <HyphenatedText>{name}</HyphenatedText>
            </Title>
            <Text span c="dimmed" fz="sm" className={common.numbers}>
              {resultWords.band(low, high)}, {resultWords.points(points)}
            </Text>
          </Group>
          <Text maw="38rem" mt={4}>
            {description}
          </Text>
        </li>
      ))}
    </ul>
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
