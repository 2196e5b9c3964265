import type { ExplainedView } from '#shared/matching/state.ts';
import type { BasicValue, MatchPart, MissingPart, ValuePart } from '#shared/matching/types.ts';
import { sharedValues } from './match-figure.ts';

/** Several value groups with few points each. */
type FewPointsPart = { kind: 'fewPoints'; values: BasicValue[]; points: number; shared: string[] };
export type ShownPart = Exclude<MatchPart, MissingPart> | FewPointsPart;
export type PartBar = { part: ShownPart; start: number; end: number };

/** Value groups below this are summed in one row. Requirements never are, because a low one is a reason, too. */
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
  const points = own.reduce((sum, part) => sum + part.points, 0);
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
  const few = notable.filter(hasFewPoints);
  if (few.length < 2) return notable;
  const summed: FewPointsPart = {
    kind: 'fewPoints',
    values: few.map(({ value }) => value),
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
