import { locale } from '../product.ts';

const figure = (bound: number | bigint | undefined): string => (bound ?? 0).toLocaleString(locale);

type RawIssue = {
  code?: string;
  format?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  input?: unknown;
};

const tooSmall = ({ minimum, origin, input }: RawIssue) => {
  if (origin !== 'string') return `Mindestens ${figure(minimum)}.`;
  if (minimum === 1) return 'Bitte ausfüllen.';
  const least = `${figure(minimum)} Zeichen.`;
  return input === '' ? `Bitte ausfüllen, mindestens ${least}` : `Mindestens ${least}`;
};

const tooBig = (issue: { maximum?: number | bigint; origin?: string }) =>
  issue.origin === 'string' ? `Höchstens ${figure(issue.maximum)} Zeichen.` : `Höchstens ${figure(issue.maximum)}.`;

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
