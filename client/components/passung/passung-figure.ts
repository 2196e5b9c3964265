import type { ExplainedView } from '#shared/matching/state.ts';
import type { MatchPart, SkillPart } from '#shared/matching/types.ts';

/** A row of the figure: how far the person's form reaches (0 to 100), and how high it is. */
type ContourRow = { key: string; part: SkillPart | null; depth: number; height: number };

/** The forms never end at the frame, so that both are always there to meet. */
const nearest = 5;
const farthest = 95;
/** As high as an important requirement: the values count as one row. */
const valueHeight = 2;

const depthOf = (share: number): number => Math.round(nearest + (farthest - nearest) * share);

/**
 * The edge at which what a person has meets what a job asks for: each requirement in a row of its own, the heavier the higher, the
 * person's form as far as the skill stands above the last place; the values, where they count, in one row below.
 */
export function contourRows(match: Pick<ExplainedView, 'parts' | 'rankedSkills' | 'valueFit'>): ContourRow[] {
  const rows = match.parts.filter(isSkill).map((part): ContourRow => {
    const share = standing(part.rank, match.rankedSkills);
    return { key: `skill-${part.skillId}`, part, depth: depthOf(share), height: part.weight + 1 };
  });
  if (match.valueFit === null) return rows;
  return [...rows, { key: 'values', part: null, depth: depthOf(match.valueFit / 100), height: valueHeight }];
}

export const isSkill = (part: MatchPart): part is SkillPart => part.kind === 'skill';

/** 1 for the first place, 0 for the last and for a skill without one. */
function standing(rank: number | null, of: number | null): number {
  if (rank === null || of === null || of < 2) return 0;
  return Math.min(1, Math.max(0, (of - rank) / (of - 1)));
}

export type PartBar = { part: MatchPart; start: number; end: number };

/** Each part where the one before ended: the last one ends at the shown number. Values that bring nothing and share nothing are left out. */
export function partBars(parts: readonly MatchPart[]): PartBar[] {
  let end = 0;
  const bars = parts.map((part) => {
    const start = end;
    end += part.points;
    return { part, start, end };
  });
  return bars.filter(({ part }) => part.kind !== 'value' || part.points > 0 || part.shared.length > 0);
}

/** The requirements without which the match would change most, as many as a person reads. */
export function tellingCounterfactuals({ match, counterfactuals }: Pick<ExplainedView, 'match' | 'counterfactuals'>) {
  const change = (without: number) => Math.abs(without - match);
  return counterfactuals
    .filter((one) => one.match !== match)
    .toSorted((a, b) => change(b.match) - change(a.match))
    .slice(0, 3);
}
