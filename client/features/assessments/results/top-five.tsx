import { Box, Group, VisuallyHidden } from '@mantine/core';
import { beginningOf } from '#shared/assessments/places.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import classes from './top-five.module.css';

export const topFiveCount = 5;

/** The strongest skills with what they mean, for reading one by one. */
export function TopFive({ result }: { result: SoftskillResultView }) {
  const { shown, tied } = beginningOf(result.skills, topFiveCount, result.tiedBeyond);
  return (
    <>
      <ol>
        {shown.map(({ skillId, name, description, points, rank, isShared, low, high }) => (
          <li key={skillId} className={`${classes.skill} ${look('stack', 'lineTop')}`}>
            <Box component="span" lh={1} className={look('heading', 'good', 'step4', 'numbers')}>
              <SharedRank rank={rank} isShared={isShared} />
            </Box>
            <div>
              <Box component="h2" lh={1.2} className={look('heading', 'step2', 'snug', 'anywhere')}>
                <Jointed>{name}</Jointed>
              </Box>
              <Box component="p" maw="38rem" mt="xs" className={look('muted')}>
                {description}
              </Box>
            </div>
            <Group gap="0 0.75rem" align="baseline" className={`${classes.figures} ${look('numbers')}`}>
              <strong className={look('bold')}>{resultWords.points(points)}</strong>
              <span className={look('muted', 'fine')}>{resultWords.band(low, high)}</span>
            </Group>
          </li>
        ))}
      </ol>
      <TiedBeyond places={shown} tied={tied > 0 && resultWords.tiedSkills(tied)} equal={resultWords.equalStrength} />
    </>
  );
}

/** Screen readers also hear whether the rank is shared. */
export function SharedRank({ rank, isShared }: { rank: number; isShared: boolean }) {
  return (
    <>
      <span aria-hidden="true">{rank}</span>
      <VisuallyHidden>{resultWords.placeWords({ rank, isShared })}</VisuallyHidden>
    </>
  );
}

type TiedBeyondProps = {
  places: ReadonlyArray<{ isShared: boolean }>;
  /** Names those who share the last listed rank but are cut off; false if there are none. */
  tied: string | false;
  /** Explains shared ranks. */
  equal: string;
};

/** Renders nothing if no rank is shared. */
export function TiedBeyond({ places, tied, equal }: TiedBeyondProps) {
  if (!places.some(({ isShared }) => isShared)) return null;
  return (
    <Box mt="sm" className={look('muted', 'small')}>
      {tied !== false && <p>{tied}</p>}
      <p>{equal}</p>
    </Box>
  );
}
