import { skillReasons } from '#shared/matching/skill-fit.ts';
import type { ExplainedView } from '#shared/matching/state.ts';
import type { MatchPart, MissingPart, SkillPart, ValuePart } from '#shared/matching/types.ts';

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

type Named = Pick<ExplainedView, 'parts' | 'rankedSkills' | 'skillNames'>;

export const fittingSkills = ({ parts, rankedSkills, skillNames }: Named): string[] =>
  skillReasons(parts, rankedSkills ?? 0).strong.map(({ skillId }) => skillNames[skillId] ?? '');

export const sharedValues = ({ parts }: Pick<ExplainedView, 'parts'>): string[] =>
  parts.flatMap((part) => (part.kind === 'value' ? part.shared : []));

/** The strongest reason first. A skill that is decisive for the job comes before others into the list. */
export function lackingSkills({ parts, rankedSkills, skillNames }: Named): string[] {
  const { weak } = skillReasons(parts, rankedSkills ?? 0);
  const named = new Set(weak.toSorted((a, b) => b.weight - a.weight).slice(0, maxLacking));
  return weak.filter((part) => named.has(part)).map(({ skillId }) => skillNames[skillId] ?? '');
}

export const isSkill = (part: MatchPart | ShownPart): part is SkillPart => part.kind === 'skill';

function rankShare(rank: number | null, rankedCount: number | null): number {
  if (rank === null || rankedCount === null || rankedCount < 2) return 0;
  return Math.min(1, Math.max(0, (rankedCount - rank) / (rankedCount - 1)));
}

/** Several value groups with few points each. */
type FewPointsPart = { kind: 'fewPoints'; points: number; shared: string[] };
export type ShownPart = Exclude<MatchPart, MissingPart> | FewPointsPart;
export type PartBar = { part: ShownPart; start: number; end: number };

/** Value groups below this are summed in one row. Requirements never are, because a low one is a reason, too. */
const ownRowPoints = 3;

type Half = MissingPart['half'];
/** `bars` is empty for a half without data. */
export type HalfBars = { half: Half; points: number; bars: PartBar[]; shared: string[] };

/** Stacks the bars of both halves; together they end at the match. */
export function halfBars(parts: readonly MatchPart[]): HalfBars[] {
  const skills = halfOf('skills', parts, 0);
  return [skills, halfOf('values', parts, skills.points)].filter(({ bars, points }) => bars.length > 0 || points > 0);
}

function halfOf(half: Half, parts: readonly MatchPart[], start: number): HalfBars {
  const own = parts.filter((part) => (part.kind === 'missing' ? part.half : halfOfKind[part.kind]) === half);
  const points = own.reduce((sum, part) => sum + part.points, 0);
  let end = start;
  const bars = shownParts(own).map((part): PartBar => {
    const from = end;
    end += part.points;
    return { part, start: from, end };
  });
  return { half, points, bars, shared: sharedValues({ parts: own }) };
}

const halfOfKind = { skill: 'skills', value: 'values' } as const;

/** Omits values without points and shared words. The summed row comes last. */
function shownParts(parts: readonly MatchPart[]): ShownPart[] {
  const notable = parts
    .filter((part) => part.kind !== 'missing')
    .filter((part) => part.kind !== 'value' || isNotable(part));
  const few = notable.filter(hasFewPoints);
  if (few.length < 2) return notable;
  const summed: FewPointsPart = {
    kind: 'fewPoints',
    points: few.reduce((sum, { points }) => sum + points, 0),
    shared: few.flatMap(({ shared }) => shared),
  };
  return [...notable.filter((part) => !hasFewPoints(part)), summed];
}

const isNotable = ({ points, shared }: { points: number; shared: string[] }): boolean =>
  points > 0 || shared.length > 0;

const hasFewPoints = (part: ShownPart): part is ValuePart => part.kind === 'value' && part.points < ownRowPoints;

export function largestCounterfactuals({ match, counterfactuals }: Pick<ExplainedView, 'match' | 'counterfactuals'>) {
  const difference = (without: number) => Math.abs(without - match);
  return counterfactuals
    .filter((one) => one.match !== match)
    .toSorted((a, b) => difference(b.match) - difference(a.match))
    .slice(0, 3);
}
