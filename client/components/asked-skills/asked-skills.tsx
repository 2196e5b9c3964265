import { Text } from '@mantine/core';
import type { RequiredSkillGroup, RequiredSkillResult } from '#shared/talent-pool/state.ts';
import { anonymousTexts } from '#shared/texts/candidates/view.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { RangeBars } from '../range-bars/range-bars.tsx';
import { StrengthGroups } from '../strength-groups/strength-groups.tsx';

type RequiredSkillsProps = {
  skills: readonly RequiredSkillResult[] | readonly RequiredSkillGroup[];
  /** Number of skills ranked in the person's result; 0 without a result. */
  rankedCount: number;
  label: string;
  emptyText: string;
  isUnweighted?: boolean;
};

export function RequiredSkills({ skills, rankedCount, label, emptyText, isUnweighted = false }: RequiredSkillsProps) {
  if (rankedCount === 0)
    return (
      <Text c="dimmed" fz="sm">
        {emptyText}
      </Text>
    );
  if (skills.length === 0)
    return (
      <Text c="dimmed" fz="sm">
        {anonymousTexts.none}
      </Text>
    );
  if (areGroups(skills)) return <StrengthGroups rows={skills} label={label} note={weightNote} />;
  if (isUnweighted) return <RangeBars rows={skills} of={rankedCount} label={label} />;
  return <RangeBars rows={skills} of={rankedCount} label={label} note={weightNote} />;
}

const areGroups = (skills: RequiredSkillsProps['skills']): skills is readonly RequiredSkillGroup[] =>
  skills.some((skill) => 'group' in skill);

function weightNote({ weight }: { weight: number }) {
  const weightName = (jobWords.weights as Readonly<Record<number, string>>)[weight];
  return weightName === undefined ? null : (
    <Text span display="block" c="dimmed" fz={14} fw={400}>
      {weightName}
    </Text>
  );
}
