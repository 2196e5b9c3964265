import { explainMatch } from '#shared/matching/explain.ts';
import { skillReasons } from '#shared/matching/skill-fit.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import type { ExplainedMatch, MatchJob, SkillPart } from '#shared/matching/types.ts';
import { middleOf } from '#shared/talent-pool/fit-groups.ts';
import type { App } from '../../core/app.ts';
import { listSkillNames } from '../assessments/service.ts';
import { doubtIn, type Viewer } from './match-person.ts';

export type SkillNames = ReadonlyMap<number, string>;

export const loadSkillNames = async (app: App): Promise<SkillNames> =>
  new Map((await listSkillNames(app)).map(({ id, name }) => [id, name]));

const maxNamedSkills = 2;

export function shortMatch(person: Viewer, job: MatchJob, names: SkillNames): ShortMatch | null {
  const explained = explainMatch(person, job);
  if (explained === null) return null;
  return { ...shorten(explained, person.skills?.size ?? 0, names), ...doubtIn(explained, person) };
}

/** One required skill for the job and one against it. They are never the same. */
function shorten(explained: ExplainedMatch, size: number, names: SkillNames): ShortMatch {
  const { match, basis, skillFit, valueFit, low, high, required, parts } = explained;
  const { strong, weak } = skillReasons(explained, size);
  const nameOf = (part: SkillPart | undefined) => (part && names.get(part.skillId)) ?? null;
  const strongest = parts.flatMap((part) => {
    const name = part.kind === 'skill' && part.points > 0 ? names.get(part.skillId) : undefined;
    return name === undefined ? [] : [name];
  });
  const sharedValues = parts.flatMap((part) => (part.kind === 'value' ? part.shared : []));
  return {
    ...{ match, basis, skillFit, valueFit, low, high, required },
    ...{ fitting: nameOf(strong[0]), lacking: nameOf(weak[0]), inUpperThird: strong.length },
    strongest: strongest.slice(0, maxNamedSkills),
    sharedValues,
  };
}

/** The person reads only the ranges of an unsure result, so the order of a page follows their middle. */
export function inReadOrder<Job extends { match: ShortMatch | null }>(jobs: readonly Job[], { unsure }: Viewer): Job[] {
  if (!unsure.softskills) return [...jobs];
  const lowOf = ({ match }: Job) => match?.low ?? -1;
  const readOf = ({ match }: Job) => (match === null ? -1 : middleOf(match));
  return jobs.toSorted((a, b) => readOf(b) - readOf(a) || lowOf(b) - lowOf(a));
}
