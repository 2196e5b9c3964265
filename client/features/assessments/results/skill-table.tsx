import { Box } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import classes from './skill-table.module.css';

const { table: texts } = profileTexts;

export function SkillTable({ skills }: { skills: readonly RankedSkill[] }) {
  return (
    <table className={`${classes.table} ${look('table')}`}>
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
          <SkillRow key={skill.skillId} skill={skill} />
        ))}
      </tbody>
    </table>
  );
}

/** The name opens what the skill means; the description stays in the skill's own cell, so that the row stays a row. */
function SkillRow({ skill }: { skill: RankedSkill }) {
  const { name, description, points, rank, low, high } = skill;
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  return (
    <tr>
      <td className={`${classes.number} ${look('muted')}`}>{rank}</td>
      <th className={look('regular')} scope="row">
        <button
          className={`${classes.name} ${look('inherit', 'strong', 'textStart')}`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Jointed>{name}</Jointed>
          <IconChevronDown className={`${classes.chevron} ${look('muted')}`} size={16} aria-hidden="true" />
        </button>
        <Box component="p" maw="32rem" mt={6} className={look('muted', 'small')} id={textId} hidden={!isOpen}>
          {description}
        </Box>
      </th>
      <td className={classes.number}>{points}</td>
      <Box component="td" w="1%" className={look('oneLine')}>
        <span className={classes.place}>{texts.place} </span>
        {resultWords.ranks(low, high)}
      </Box>
    </tr>
  );
}
