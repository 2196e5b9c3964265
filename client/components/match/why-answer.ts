import type { ExplainedView } from '#shared/matching/state.ts';
import type { SkillPart } from '#shared/matching/types.ts';
import { hasUnsureRange } from '#shared/talent-pool/fit-groups.ts';
import { matchReasonTexts } from '#shared/texts/matching/match-reasons.ts';
import { fittingSkills, isSkill, lackingSkills, placeDoubt, sharedValues } from './match-figure.ts';

const { answer: texts } = matchReasonTexts;

/**
 * Why the strengths named beside the match fit, why others bring more points, and which values are shared. Empty without
 * ranked strengths.
 */
export function whyAnswer(match: ExplainedView): string {
  const skills = match.parts.filter(isSkill);
  const fitting = fittingSkills(match);
  const named = fitting.length > 0 ? fitting : firstPlaced(skills);
  if (named.length === 0) return '';
  const sentences = [
    firstSentence(match, named, fitting.length > 0),
    pointsSentence(match, named, skills),
    lackingSentence(match),
    texts.shared(sharedValues(match)),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

type Skills = readonly SkillPart[];

function firstSentence(match: ExplainedView, named: Skills, areFitting: boolean): string {
  const isUnsure = hasUnsureRange(match);
  const of = match.rankedSkills ?? 0;
  const names = named.map((part) => nameOf(match, part));
  if (names.length > 1) return texts.several(names, { of, isUnsure });
  const [place = ''] = named.map((part) => texts.place(part.rank ?? 0, of, placeDoubt(match, part)));
  const [name = ''] = names;
  if (areFitting) return texts.one(name, { place, isUnsure });
  return match.required === 1 ? texts.only(name, place) : texts.nearest(name, { place, isUnsure });
}

/** Gives a reason only if it holds for each of them: rounding alone can add a point. */
function pointsSentence(match: ExplainedView, named: Skills, skills: Skills): string {
  const most = Math.max(...named.map(({ points }) => points));
  const more = skills.filter(({ points }) => points > most);
  const names = (parts: Skills) => parts.map((part) => nameOf(match, part));
  if (more.length === 0) {
    const leading = skills.filter(({ points }) => points === most);
    return skills.length > named.length ? texts.most(names(leading), names(named)) : '';
  }
  const hold = (isReason: (part: SkillPart, than: SkillPart) => boolean) =>
    more.every((part) => named.every((than) => isReason(part, than)));
  const isHeavier = hold((part, than) => part.weight > than.weight && rankOf(part) >= rankOf(than));
  const isAhead = hold((part, than) => part.weight <= than.weight && rankOf(part) < rankOf(than));
  return texts.more(names(more), isHeavier ? 'weight' : isAhead ? 'place' : 'none');
}

function lackingSentence(match: ExplainedView): string {
  const lacking = match.required === 1 ? [] : lackingSkills(match).filter(({ rank }) => rank !== null);
  if (lacking.length === 0) return '';
  const names = lacking.map((part) => nameOf(match, part));
  const places = lacking.map(({ rank }) => rank ?? 0);
  return texts.lacking(names, { places, isUnsure: hasUnsureRange(match) });
}

const rankOf = ({ rank }: SkillPart): number => rank ?? Infinity;

const nameOf = ({ skillNames }: ExplainedView, { skillId }: SkillPart): string => skillNames[skillId] ?? '';

const firstPlaced = (skills: Skills): SkillPart[] =>
  skills
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .slice(0, 1);
