import type { ExplainedView } from '#shared/matching/state.ts';
import type { MatchPart, MissingPart, SkillPart } from '#shared/matching/types.ts';
import { isSkill } from './match-figure.ts';

export type PartBar = { part: SkillPart; start: number; end: number };

type Half = MissingPart['half'];
/** `bars` is empty for values and for a half without data. */
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
  const bars = own.filter(isSkill).map((part): PartBar => {
    const from = end;
    end += part.points;
    return { part, start: from, end };
  });
  return { half, start, points, bars, isMissing: own.some(({ kind }) => kind === 'missing') };
}

const halfOfKind = { skill: 'skills', value: 'values' } as const;

const sumOf = (parts: ReadonlyArray<{ points: number }>): number => parts.reduce((sum, { points }) => sum + points, 0);

export function largestCounterfactuals({ match, counterfactuals }: Pick<ExplainedView, 'match' | 'counterfactuals'>) {
  const difference = (without: number) => Math.abs(without - match);
  return counterfactuals
    .filter((one) => one.match !== match)
    .toSorted((a, b) => difference(b.match) - difference(a.match))
    .slice(0, 3);
}
