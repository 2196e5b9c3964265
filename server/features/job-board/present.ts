import { type JobDetail, type NamedRequirement, referenceOf } from '#shared/jobs/board.ts';
import type { SkillWeight } from '#shared/jobs/draft.ts';
import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import { type CardOptions, presentHead } from './card.ts';
import type { DetailRow } from './detail-queries.ts';

export type SkillTexts = { name: string; description: string; esco: string | null };

type PresentOptions = Omit<CardOptions, 'skills'> & { skills: ReadonlyMap<number, SkillTexts> };

export const presentJob = (row: DetailRow, options: PresentOptions): JobDetail => ({
  ...presentHead(row, options),
  reference: referenceOf(row.number),
  description: row.description,
  field: fieldsAmong([row.field ?? ''])[0] ?? null,
  skills: requirementsOf(row, options.skills),
  values: row.values,
  companyText: row.companyText,
  questions: row.questions,
  endsAt: row.endsAt.toISOString(),
});

function requirementsOf({ skillIds, skillWeights }: DetailRow, skills: ReadonlyMap<number, SkillTexts>) {
  return skillIds.flatMap((skillId, index): NamedRequirement[] => {
    const skill = skills.get(skillId);
    if (skill === undefined) return [];
    return [{ skillId, weight: weightOf(skillWeights[index]), ...skill }];
  });
}

const weightOf = (value: number | undefined): SkillWeight => (value === 2 || value === 3 ? value : 1);
