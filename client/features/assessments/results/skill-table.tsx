import { Box, Button, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import { topFiveCount } from './result-summary.tsx';
import { BarKey } from './skill-lanes.tsx';
import classes from './skill-table.module.css';

const { table: texts } = profileTexts;

/** The first five skills, and all on request. */
export function SkillTable({ skills }: { skills: readonly RankedSkillView[] }) {
  const [isComplete, setIsComplete] = useState(false);
  const shown = isComplete ? skills : skills.slice(0, topFiveCount);
  return (
    <Box maw="56rem" mt="lg">
      <BarKey />
      <table className={`${classes.table} ${common.table} ${common.rowsNarrow}`}>
        <thead className={common.unseen}>
          <tr>
            <th scope="col">{texts.skill}</th>
            <th scope="col">{texts.band}</th>
            <th scope="col">{texts.place}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((skill) => (
            <SkillRow key={skill.skillId} skill={skill} of={skills.length} />
          ))}
        </tbody>
      </table>
      {skills.length > topFiveCount && (
        <Button mt="lg" variant="default" aria-expanded={isComplete} onClick={() => setIsComplete(!isComplete)}>
          {isComplete ? texts.fewer : texts.all(skills.length)}
        </Button>
      )}
    </Box>
  );
}

/** The description stays inside the skill's cell, so that the table row stays one row. */
function SkillRow({ skill, of }: { skill: RankedSkillView; of: number }) {
  const { name, description, points, rank, isShared, low, high } = skill;
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <tr>
      <Box component="th" fw={400} scope="row">
        <Box
          component="button"
          c="inherit"
          fw={600}
          ta="start"
          className={classes.name}
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <HyphenatedText>{name}</HyphenatedText>
          <IconChevronDown color="var(--pg-muted)" className={classes.chevron} size={16} aria-hidden="true" />
        </Box>
        <Text maw="32rem" mt={6} c="dimmed" fz="sm" id={textId} hidden={!isOpen}>
          {description}{' '}
          {texts.measured(
            resultWords.placeWords({ rank, isShared }),
            resultWords.ranks(low, high),
            resultWords.points(points),
          )}
        </Text>
      </Box>
      <td className={classes.band}>
        <BandLane band={skill} rankCount={of} />
      </td>
      <td className={classes.number}>{resultWords.band(low, high)}</td>
    </tr>
  );
}
