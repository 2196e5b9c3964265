import { type JobDetail, type NamedRequirement, referenceOf } from '#shared/jobs/board.ts';
import type { SkillWeight } from '#shared/jobs/draft.ts';
import { presentCard, type Shown } from './card.ts';
import type { DetailRow } from './detail-queries.ts';

export type SkillWords = { name: string; description: string; esco: string | null };

type Surroundings = Shown & { skills: ReadonlyMap<number, SkillWords> };

export const presentJob = (row: DetailRow, { skills, ...shown }: Surroundings): JobDetail => ({
  ...presentCard(row, shown),
  reference: referenceOf(row.number),
  description: row.description,
  skills: requirementsOf(row, skills),
  values: row.values,
  companyText: row.companyText,
  questions: row.questions,
  endsAt: row.endsAt.toISOString(),
});

function requirementsOf({ skillIds, skillWeights }: DetailRow, skills: ReadonlyMap<number, SkillWords>) {
  return skillIds.flatMap((skillId, index): NamedRequirement[] => {
    const skill = skills.get(skillId);
    if (skill === undefined) return [];
    return [{ skillId, weight: weightOf(skillWeights[index]), ...skill }];
  });
}

const weightOf = (value: number | undefined): SkillWeight => (value === 2 || value === 3 ? value : 1);
