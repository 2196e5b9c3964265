import { Box, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import classes from './skill-table.module.css';
import { SharedRank } from './top-five.tsx';

const { table: texts } = profileTexts;

export function SkillTable({ skills }: { skills: readonly RankedSkillView[] }) {
  return (
    <table className={`${classes.table} ${common.table} ${common.rowsNarrow}`}>
      <thead>
        <tr>
          <th className={classes.number} scope="col">
            {texts.rank}
          </th>
          <th scope="col">{texts.skill}</th>
          <th className={classes.number} scope="col">
            {texts.points}
          </th>
          <th scope="col">{texts.band}</th>
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <SkillRow key={skill.skillId} skill={skill} of={skills.length} />
        ))}
      </tbody>
    </table>
  );
}

/** The description stays inside the skill's cell, so that the table row stays one row. */
function SkillRow({ skill, of }: { skill: RankedSkillView; of: number }) {
  const { name, description, points, rank, isShared, low, high } = skill;
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <tr>
      <Box component="td" c="dimmed" className={classes.number}>
        <SharedRank rank={rank} isShared={isShared} />
      </Box>
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
          {description}
        </Text>
      </Box>
      <td className={classes.number}>
        <Box component="span" visibleFrom="sm">
          {points}
        </Box>
        <Box component="span" hiddenFrom="sm">
          {resultWords.points(points)}
        </Box>
      </td>
      <td className={`${classes.band} ${common.oneLine}`}>
        <Box hiddenFrom="sm" mb={4}>
          <BandLane band={skill} rankCount={of} />
        </Box>
        {texts.place} {resultWords.ranks(low, high)}
      </td>
    </tr>
  );
}
