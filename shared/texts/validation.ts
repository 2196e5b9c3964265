import { locale } from '../product.ts';

const figure = (bound: number | bigint | undefined): string => (bound ?? 0).toLocaleString(locale);

const tooSmall = (issue: { minimum?: number | bigint; origin?: string }) => {
  if (issue.origin !== 'string') return `Mindestens ${figure(issue.minimum)}.`;
  return issue.minimum === 1 ? 'Bitte ausfüllen.' : `Mindestens ${figure(issue.minimum)} Zeichen.`;
};

const tooBig = (issue: { maximum?: number | bigint; origin?: string }) =>
  issue.origin === 'string' ? `Höchstens ${figure(issue.maximum)} Zeichen.` : `Höchstens ${figure(issue.maximum)}.`;

type RawIssue = {
  code?: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  input?: unknown;
};

/** zod's own messages are for developers. */
export function germanMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      if (issue.input === '') return 'Bitte ausfüllen.';
      return issue.format === 'email' ? 'Ungültige E-Mail-Adresse' : 'Das Format stimmt nicht.';
    case 'invalid_type':
      return issue.input === undefined ? 'Bitte ausfüllen.' : 'Ungültige Angabe.';
    case 'unrecognized_keys':
      return 'Unbekannte Angabe.';
    case 'custom':
      return 'Enthält ein Zeichen, das sich nicht speichern lässt.';
    default:
      return 'Ungültige Angabe.';
  }
}
