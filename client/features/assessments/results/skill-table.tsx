import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { RankedSkill } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/results.ts';
import classes from './skill-table.module.css';

const { table: texts } = profileTexts;

export function SkillTable({ skills }: { skills: readonly RankedSkill[] }) {
  return (
    <table className={classes.table}>
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
      <td className={`${classes.number} ${classes.rank}`}>{rank}</td>
      <th className={classes.skill} scope="row">
        <button
          className={classes.name}
          type="button"
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {name}
          <IconChevronDown className={classes.chevron} size={16} aria-hidden="true" />
        </button>
        <p className={classes.description} id={textId} hidden={!isOpen}>
          {description}
        </p>
      </th>
      <td className={classes.number}>{points}</td>
      <td className={classes.band}>
        <span className={classes.place}>{texts.place} </span>
        {resultWords.ranks(low, high)}
      </td>
    </tr>
  );
}
