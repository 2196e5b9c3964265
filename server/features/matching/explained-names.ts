import type { ExplainedView } from '#shared/matching/state.ts';
import type { ExplainedMatch, MatchPerson } from '#shared/matching/types.ts';
import type { SkillNames } from './short-match.ts';

/** What is to be named of an explained match: its skills, and how many the person's result ranks. */
export function named(
  { parts, basis }: ExplainedMatch,
  { skills }: MatchPerson,
  names: SkillNames,
): Pick<ExplainedView, 'skillNames' | 'rankedSkills'> {
  const entries = parts.flatMap((part) =>
    part.kind === 'skill' ? [[part.skillId, names.get(part.skillId) ?? '']] : [],
  );
  return { skillNames: Object.fromEntries(entries), rankedSkills: basis === 'values' ? null : (skills?.size ?? null) };
}
