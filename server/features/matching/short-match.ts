import { type MatchReasons, matchReasons } from '#shared/matching/explain.ts';
import type { ShortMatch } from '#shared/matching/state.ts';
import type { MatchJob, MatchPerson, SkillPart } from '#shared/matching/types.ts';
import type { App } from '../../core/app.ts';
import { listSkillNames } from '../assessments/service.ts';

export type SkillNames = ReadonlyMap<number, string>;

export const loadSkillNames = async (app: App): Promise<SkillNames> =>
  new Map((await listSkillNames(app)).map(({ id, name }) => [id, name]));

const maxNamedSkills = 2;

export function shortMatch(person: MatchPerson, job: MatchJob, names: SkillNames): ShortMatch | null {
  const reasons = matchReasons(person, job);
  return reasons && { ...shorten(reasons, names), ...prosAndCons(reasons, person.skills?.size ?? 0, names) };
}

type ProsAndCons = Pick<ShortMatch, 'fitting' | 'lacking'>;

/** One required skill for the job and one against it. They are never the same. */
function prosAndCons({ parts }: MatchReasons, size: number, names: SkillNames): ProsAndCons {
  const skills = parts.flatMap((part) => (part.kind === 'skill' ? [part] : []));
  const isStrong = ({ rank }: SkillPart) => rank !== null && rank <= size / 3;
  const nameOf = (part: SkillPart | undefined) => (part && names.get(part.skillId)) ?? null;
  const lossOf = ({ most, points }: SkillPart) => most - points;
  const strong = skills.filter(isStrong).sort((a, b) => b.points - a.points);
  const weak = skills.filter((part) => !isStrong(part)).sort((a, b) => lossOf(b) - lossOf(a));
  return { fitting: nameOf(strong[0]), lacking: nameOf(weak[0]) };
}

function shorten(reasons: MatchReasons, names: SkillNames): Omit<ShortMatch, keyof ProsAndCons> {
  const { match, basis, skillFit, valueFit, low, high, inUpperThird, required, parts } = reasons;
  const strongest = parts.flatMap((part) => {
    const name = part.kind === 'skill' && part.points > 0 ? names.get(part.skillId) : undefined;
    return name === undefined ? [] : [name];
  });
  const sharedValues = parts.flatMap((part) => (part.kind === 'value' ? part.shared : []));
  return {
    ...{ match, basis, skillFit, valueFit, low, high, inUpperThird, required },
    strongest: strongest.slice(0, maxNamedSkills),
    sharedValues,
  };
}
