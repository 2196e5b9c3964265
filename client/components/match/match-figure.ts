import { skillReasons } from '#shared/matching/skill-fit.ts';
import type { ExplainedView } from '#shared/matching/state.ts';
import type { SkillPart } from '#shared/matching/types.ts';
import { hasUnsureRange } from '#shared/talent-pool/fit-groups.ts';
import type { PlaceDoubt } from '#shared/texts/matching/match.ts';

type ContourRow = { key: string; part: SkillPart | null; depth: number; height: number };

const minDepth = 5;
const maxDepth = 95;
/** The height of the one row of values: as high as an important requirement. */
const valueHeight = 2;
const maxLacking = 3;

const depthOf = (share: number): number => Math.round(minDepth + (maxDepth - minDepth) * share);

/**
 * The edge between the shapes of the person and the job: one row per requirement, its height is the weight, its
 * depth the rank of the skill. The values add one row at the end.
 */
export function contourRows(match: Pick<ExplainedView, 'parts' | 'rankedSkills' | 'valueFit'>): ContourRow[] {
  const rows = match.parts.filter(isSkill).map((part): ContourRow => {
    const share = rankShare(part.rank, match.rankedSkills);
    return { key: `skill-${part.skillId}`, part, depth: depthOf(share), height: part.weight + 1 };
  });
  if (match.valueFit === null) return rows;
  return [...rows, { key: 'values', part: null, depth: depthOf(match.valueFit / 100), height: valueHeight }];
}

type Named = Pick<ExplainedView, 'match' | 'parts' | 'counterfactuals' | 'rankedSkills' | 'skillNames'>;

/** Those that `namedSkills` calls fitting, the most points first. */
export const fittingSkills = ({ rankedSkills, ...match }: Named): SkillPart[] =>
  skillReasons(match, rankedSkills ?? 0).strong;

export const lackingSkills = ({ rankedSkills, ...match }: Named): SkillPart[] =>
  skillReasons(match, rankedSkills ?? 0).weak.slice(0, maxLacking);

export function namedSkills(match: Named): Record<'fitting' | 'lacking', string[]> {
  const nameOf = ({ skillId }: SkillPart) => match.skillNames[skillId] ?? '';
  return { fitting: fittingSkills(match).map(nameOf), lacking: lackingSkills(match).map(nameOf) };
}

export const placeDoubt = (match: ExplainedView, { skillId }: SkillPart): PlaceDoubt =>
  hasUnsureRange(match) ? (match.placeRanges?.[skillId] ?? 'rough') : undefined;

export const sharedValues = ({ parts }: Pick<ExplainedView, 'parts'>): string[] =>
  parts.flatMap((part) => (part.kind === 'value' ? part.shared : []));

export const isSkill = (part: { kind: string }): part is SkillPart => part.kind === 'skill';

function rankShare(rank: number | null, rankedCount: number | null): number {
  if (rank === null || rankedCount === null || rankedCount < 2) return 0;
  return Math.min(1, Math.max(0, (rankedCount - rank) / (rankedCount - 1)));
}
