import type { ExplainedView } from '#shared/matching/state.ts';
import type { BasicValue, MatchPart, MissingPart, ValuePart } from '#shared/matching/types.ts';
import { sharedValues } from './match-figure.ts';

/** Several value groups with few points each, none of them shared. */
type FewPointsPart = { kind: 'fewPoints'; values: BasicValue[]; points: number };
export type ShownPart = Exclude<MatchPart, MissingPart> | FewPointsPart;
export type PartBar = { part: ShownPart; start: number; end: number };

/** Value groups below this may be summed in one row. Requirements never are, because a low one is a reason, too. */
const ownRowPoints = 3;

type Half = MissingPart['half'];
/** `bars` is empty for a half without data, and for values of which none is shared. */
export type HalfBars = { half: Half; start: number; points: number; bars: PartBar[]; isMissing: boolean };

/** Stacks the bars of both halves; together they end at the match. */
export function halfBars(parts: readonly MatchPart[]): HalfBars[] {
  const skills = halfOf('skills', parts, 0);
  return [skills, halfOf('values', parts, skills.points)].filter(({ bars, points }) => bars.length > 0 || points > 0);
}

function halfOf(half: Half, parts: readonly MatchPart[], start: number): HalfBars {
  const own = parts.filter((part) => (part.kind === 'missing' ? part.half : halfOfKind[part.kind]) === half);
  const points = sumOf(own);
  let end = start;
  const hasRows = half === 'skills' || sharedValues({ parts: own }).length > 0;
  const bars = (hasRows ? shownParts(own) : []).map((part): PartBar => {
    const from = end;
    end += part.points;
    return { part, start: from, end };
  });
  return { half, start, points, bars, isMissing: own.some(({ kind }) => kind === 'missing') };
}

const halfOfKind = { skill: 'skills', value: 'values' } as const;

/** Omits values without points and shared words. The summed row comes last. */
function shownParts(parts: readonly MatchPart[]): ShownPart[] {
  const notable = parts
    .filter((part) => part.kind !== 'missing')
    .filter((part) => part.kind !== 'value' || isNotable(part));
  const few = fewPointsOf(notable.filter((part) => part.kind === 'value'));
  if (few.length < 2) return notable;
  const summed: FewPointsPart = {
    kind: 'fewPoints',
    values: few.map(({ value }) => value),
    points: sumOf(few),
  };
  return [...notable.filter((part) => !few.some((one) => one === part)), summed];
}

/** Without shared words, and together at most as high as the highest row of the others. */
function fewPointsOf(values: readonly ValuePart[]): readonly ValuePart[] {
  const small = values
    .filter(({ points, shared }) => points < ownRowPoints && shared.length === 0)
    .toSorted((a, b) => b.points - a.points);
  const others = values.filter((part) => !small.includes(part));
  const named = small.findIndex((_, index) => {
    const highest = Math.max(0, ...[...others, ...small.slice(0, index)].map(({ points }) => points));
    return sumOf(small.slice(index)) <= highest;
  });
  return named < 0 ? [] : small.slice(named);
}

const sumOf = (parts: ReadonlyArray<{ points: number }>): number => parts.reduce((sum, { points }) => sum + points, 0);

const isNotable = ({ points, shared }: { points: number; shared: string[] }): boolean =>
  points > 0 || shared.length > 0;

export function largestCounterfactuals({ match, counterfactuals }: Pick<ExplainedView, 'match' | 'counterfactuals'>) {
  const difference = (without: number) => Math.abs(without - match);
  return counterfactuals
    .filter((one) => one.match !== match)
    .toSorted((a, b) => difference(b.match) - difference(a.match))
    .slice(0, 3);
}
