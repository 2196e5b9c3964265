/** Errors prevent publishing. Pay: Directive (EU) 2023/970 Art. 5, in Austria § 9(2) GlBG; wording: AGG §§ 1, 11. */
import { currencyOf } from '../places/country.ts';
import { hintReason, minTextLengths, jobChecks as texts } from '../texts/jobs/checklist.ts';
import { addDays } from './day.ts';
import { type JobDraft, jobLimits } from './draft.ts';
import { plainTextOfHtml } from './plain-text.ts';
import { discriminationHints, neutralTitle } from './wording.ts';

export type JobProblem = { field: keyof JobDraft; severity: 'error' | 'warning'; message: string };

type FieldProblem = { field: keyof JobDraft; message: string };
const problemIf = (isWrong: boolean, field: keyof JobDraft, message: string): FieldProblem[] =>
  isWrong ? [{ field, message }] : [];

/** `today`: in the product's time zone. Errors come first, in the order of the form. */
export function publishProblems(draft: JobDraft, today: string): JobProblem[] {
  const description = plainTextOfHtml(draft.description);
  const errors = [...textErrors(draft, description), ...placeErrors(draft), ...dateErrors(draft, today)];
  return [
    ...[...errors, ...payErrors(draft), ...skillErrors(draft)].map((problem) => ({
      ...problem,
      severity: 'error' as const,
    })),
    ...warnings(draft, description, today).map((problem) => ({ ...problem, severity: 'warning' as const })),
  ];
}

export const blockersOf = (problems: readonly JobProblem[]): JobProblem[] =>
  problems.filter(({ severity }) => severity === 'error');

const textErrors = ({ title, employment }: JobDraft, description: string): FieldProblem[] => [
  ...problemIf(title.trim().length < minTextLengths.title, 'title', texts.title),
  ...problemIf(description.length < minTextLengths.description, 'description', texts.description),
  ...problemIf(employment === null, 'employment', texts.employment),
];

function placeErrors({ workplace, postalCode, town }: JobDraft): FieldProblem[] {
  const needsPlace = workplace !== 'remote' || postalCode.trim() !== '' || town.trim() !== '';
  if (!needsPlace) return [];
  return [
    ...problemIf(postalCode.trim() === '', 'postalCode', texts.postalCode),
    ...problemIf(town.trim() === '', 'town', texts.town),
  ];
}

function dateErrors({ replyBy }: JobDraft, today: string): FieldProblem[] {
  if (replyBy === null) return [{ field: 'replyBy', message: texts.replyBy }];
  return [
    ...problemIf(replyBy < today, 'replyBy', texts.replyByPast),
    ...problemIf(replyBy > addDays(today, jobLimits.replyWithinDays), 'replyBy', texts.replyByFar),
  ];
}

function payErrors({ payKind, payFrom, payTo, agreement, payGroup, payReason, country }: JobDraft): FieldProblem[] {
  if (payKind === 'none' && country === 'AT') return [{ field: 'payKind', message: texts.payMinimum }];
  if (payKind === 'none')
    return problemIf(payReason.trim().length < minTextLengths.payReason, 'payReason', texts.payReason[country]);
  const zeroText = texts.payZero[currencyOf(country)];
  const zero = [...problemIf(payFrom === 0, 'payFrom', zeroText), ...problemIf(payTo === 0, 'payTo', zeroText)];
  const isMinimumMissing = country === 'AT' && payFrom === null;
  const minimum = problemIf(isMinimumMissing, 'payFrom', texts.payMinimum);
  if (payKind === 'range')
    return [
      ...minimum,
      ...problemIf(!isMinimumMissing && payFrom === null && payTo === null, 'payFrom', texts.payRange),
      ...zero,
    ];
  return [
    ...minimum,
    ...zero,
    ...problemIf(agreement.trim() === '', 'agreement', texts.agreement),
    ...problemIf(payGroup.trim() === '', 'payGroup', texts.payGroup),
  ];
}

const skillErrors = ({ skills }: JobDraft): FieldProblem[] => [
  ...problemIf(skills.length < jobLimits.skills.min, 'skills', texts.skillsLeast),
  ...problemIf(skills.length > jobLimits.skills.max, 'skills', texts.skillsMost),
];

function warnings(
  { title, questions, startsOn, country }: JobDraft,
  description: string,
  today: string,
): FieldProblem[] {
  const suggestion = title.trim() === '' ? null : neutralTitle(title);
  const wordingProblems = (field: keyof JobDraft, text: string): FieldProblem[] =>
    discriminationHints(text).map(({ phrase, reason }) => ({
      field,
      message: texts.worded(phrase, hintReason(reason, country)),
    }));
  return [
    ...(suggestion === null ? [] : [{ field: 'title' as const, message: texts.neutralTitle(suggestion, country) }]),
    ...wordingProblems('title', title),
    ...wordingProblems('description', description),
    ...problemIf(startsOn !== null && startsOn < today, 'startsOn', texts.startsOnPast),
    ...wordingProblems('questions', questions.join('\n')),
  ];
}
