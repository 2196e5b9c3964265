/** Errors prevent publishing. Pay: Directive (EU) 2023/970 Art. 5, in Austria § 9(2) GlBG; wording: AGG §§ 1, 11. */
import { currencyOf } from '../places/country.ts';
import { hintReason, minTextLengths, jobChecks as texts } from '../texts/jobs/checklist.ts';
import { dayAfter } from './day.ts';
import { type JobDraft, jobLimits } from './draft.ts';
import { plainTextOfHtml } from './plain-text.ts';
import { discriminationHints, neutralTitle } from './wording.ts';

export type JobProblem = { field: keyof JobDraft; severity: 'error' | 'warning'; message: string };

type Found = { field: keyof JobDraft; message: string };
const when = (isWrong: boolean, field: keyof JobDraft, message: string): Found[] =>
  isWrong ? [{ field, message }] : [];

/** `today`: in the product's time zone. Errors come first, in the order of the form. */
export function publishProblems(draft: JobDraft, today: string): JobProblem[] {
  const description = plainTextOfHtml(draft.description);
  const errors = [...textErrors(draft, description), ...placeErrors(draft), ...dateErrors(draft, today)];
  return [
    ...[...errors, ...payErrors(draft), ...skillErrors(draft)].map((found) => ({
      ...found,
      severity: 'error' as const,
    })),
    ...warnings(draft, description, today).map((found) => ({ ...found, severity: 'warning' as const })),
  ];
}

export const blockersOf = (problems: readonly JobProblem[]): JobProblem[] =>
  problems.filter(({ severity }) => severity === 'error');

const textErrors = ({ title, employment }: JobDraft, description: string): Found[] => [
  ...when(title.trim().length < minTextLengths.title, 'title', texts.title),
  ...when(description.length < minTextLengths.description, 'description', texts.description),
  ...when(employment === null, 'employment', texts.employment),
];

function placeErrors({ workplace, postalCode, town }: JobDraft): Found[] {
  const isWanted = workplace !== 'remote' || postalCode.trim() !== '' || town.trim() !== '';
  if (!isWanted) return [];
  return [
    ...when(postalCode.trim() === '', 'postalCode', texts.postalCode),
    ...when(town.trim() === '', 'town', texts.town),
  ];
}

function dateErrors({ replyBy }: JobDraft, today: string): Found[] {
  if (replyBy === null) return [{ field: 'replyBy', message: texts.replyBy }];
  return [
    ...when(replyBy < today, 'replyBy', texts.replyByPast),
    ...when(replyBy > dayAfter(today, jobLimits.replyWithinDays), 'replyBy', texts.replyByFar),
  ];
}

function payErrors({ payKind, payFrom, payTo, agreement, payGroup, payReason, country }: JobDraft): Found[] {
  if (payKind === 'none' && country === 'AT') return [{ field: 'payKind', message: texts.payMinimum }];
  if (payKind === 'none')
    return when(payReason.trim().length < minTextLengths.payReason, 'payReason', texts.payReason[country]);
  const zeroText = texts.payZero[currencyOf(country)];
  const zero = [...when(payFrom === 0, 'payFrom', zeroText), ...when(payTo === 0, 'payTo', zeroText)];
  const isMinimumMissing = country === 'AT' && payFrom === null;
  const minimum = when(isMinimumMissing, 'payFrom', texts.payMinimum);
  if (payKind === 'range')
    return [
      ...minimum,
      ...when(!isMinimumMissing && payFrom === null && payTo === null, 'payFrom', texts.payRange),
      ...zero,
    ];
  return [
    ...minimum,
    ...zero,
    ...when(agreement.trim() === '', 'agreement', texts.agreement),
    ...when(payGroup.trim() === '', 'payGroup', texts.payGroup),
  ];
}

const skillErrors = ({ skills }: JobDraft): Found[] => [
  ...when(skills.length < jobLimits.skills.least, 'skills', texts.skillsLeast),
  ...when(skills.length > jobLimits.skills.most, 'skills', texts.skillsMost),
];

function warnings({ title, questions, startsOn, country }: JobDraft, description: string, today: string): Found[] {
  const suggestion = title.trim() === '' ? null : neutralTitle(title);
  const worded = (field: keyof JobDraft, text: string): Found[] =>
    discriminationHints(text).map(({ phrase, reason }) => ({
      field,
      message: texts.worded(phrase, hintReason(reason, country)),
    }));
  return [
    ...(suggestion === null ? [] : [{ field: 'title' as const, message: texts.neutralTitle(suggestion, country) }]),
    ...worded('title', title),
    ...worded('description', description),
    ...when(startsOn !== null && startsOn < today, 'startsOn', texts.startsOnPast),
    ...worded('questions', questions.join('\n')),
  ];
}
