import type { AskedSkill } from '#shared/found/state.ts';
import { jobWords } from '#shared/texts/job-words.ts';
import { look } from '../look/look.ts';
import { RangeBars } from '../range-bars/range-bars.tsx';

type AskedSkillsProps = {
  skills: readonly AskedSkill[];
  /** How many skills the person's result ranks; 0 without one. */
  of: number;
  label: string;
  /** What stands there without a result. */
  none: string;
  /** No job asks for them, so that none weighs more than another. */
  isUnweighted?: boolean;
};

/** The skills that a job asks for, with their weight, as they stand in somebody's result. */
export function AskedSkills({ skills, of, label, none, isUnweighted = false }: AskedSkillsProps) {
  if (of === 0) return <p className={look('muted', 'small')}>{none}</p>;
  if (isUnweighted) return <RangeBars rows={skills} of={of} label={label} />;
  return <RangeBars rows={skills} of={of} label={label} note={weightNote} />;
}

function weightNote({ weight }: AskedSkill) {
  const words = (jobWords.weights as Readonly<Record<number, string>>)[weight];
  return words === undefined ? null : <span className={look('block', 'muted', 'fine', 'regular')}>{words}</span>;
}
