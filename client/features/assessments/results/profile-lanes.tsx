import { Group } from '@mantine/core';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';

/** The profile for a narrow window: a lane of full width for each skill, its name and its places above. */
export function ProfileLanes({ skills, of }: { skills: readonly RankedSkill[]; of: number }) {
  return (
    <ul className={look('stack', 'gap10')}>
      {skills.map((skill) => (
        <li key={skill.skillId} className={look('stack', 'gap4')}>
          <Group gap="0 0.75rem" align="baseline" justify="space-between">
            <span className={look('strong', 'small', 'anywhere')}>
              <Jointed>{skill.name}</Jointed>
            </span>
            <span className={look('muted', 'tiny', 'numbers')}>{resultWords.band(skill.low, skill.high)}</span>
          </Group>
          <BandLane band={skill} of={of} />
        </li>
      ))}
    </ul>
  );
}
