import { jobLimits } from '../../jobs/draft.ts';
import type { Country, Currency } from '../../places/country.ts';

export const jobCopyTitle = (title: string): string => `Kopie von ${title}`.slice(0, jobLimits.title);

export const minTextLengths = { title: 5, description: 100, payReason: 20 } as const;

const payReasonRequired = `Begründen Sie in mindestens ${minTextLengths.payReason} Zeichen, warum Sie keine Vergütung nennen.`;

const neutralLaw: Readonly<Record<Country, string>> = { DE: 'AGG §§ 1, 11', AT: 'GlBG § 9 Abs. 1', CH: 'GlG Art. 3' };

export const neutralReason = (country: Country): string =>
  `Der Titel nennt nur ein Geschlecht (${neutralLaw[country]}).`;

/** The AGG applies only in Germany. */
export function hintReason(reason: string, country: Country): string {
  const at = reason.indexOf(' (AGG ');
  if (country === 'DE' || at === -1) return reason;
  return reason.slice(0, at) + reason.slice(reason.indexOf(')', at) + 1);
}

export const jobChecks = {
  title: `Der Titel hat mindestens ${minTextLengths.title} Zeichen.`,
  description: `Die Beschreibung hat mindestens ${minTextLengths.description} Zeichen.`,
  postalCode: 'Geben Sie die Postleitzahl des Arbeitsorts an.',
  town: 'Geben Sie den Ort zur Postleitzahl an.',
  employment: 'Wählen Sie die Art der Beschäftigung.',
  replyBy: 'Nennen Sie den Tag, bis zu dem Sie antworten.',
  replyByPast: 'Dieser Tag ist schon vorbei.',
  replyByFar: 'Antworten Sie spätestens in einem Jahr.',
  payRange: 'Nennen Sie wenigstens einen Betrag.',
  payZero: {
    EUR: '0 Euro sind kein Betrag. Lassen Sie das Feld leer, wenn Sie hier nichts nennen.',
    CHF: '0 Franken sind kein Betrag. Lassen Sie das Feld leer, wenn Sie hier nichts nennen.',
  } satisfies Record<Currency, string>,
  payMinimum:
    'In Österreich nennt jede Ausschreibung das Mindestentgelt nach Kollektivvertrag als Betrag (§ 9 Abs. 2 GlBG). Wählen Sie „Spanne“ oder „Tarif“ und tragen Sie es bei „Von“ ein.',
  agreement: 'Nennen Sie den Tarifvertrag.',
  payGroup: 'Nennen Sie die Entgeltgruppe.',
  payReason: {
    DE: `${payReasonRequired} Richtlinie (EU) 2023/970, Artikel 5, verlangt sie vor dem ersten Gespräch.`,
    AT: payReasonRequired,
    CH: payReasonRequired,
  } satisfies Record<Country, string>,
  skillsLeast: `Wählen Sie mindestens ${jobLimits.skills.min} Fähigkeiten.`,
  skillsMost: `Wählen Sie höchstens ${jobLimits.skills.max} Fähigkeiten.`,
  startsOnPast: 'Der Beginn liegt in der Vergangenheit.',
  neutralTitle: (suggestion: string, country: Country): string => `${neutralReason(country)} Vorschlag: ${suggestion}`,
  worded: (phrase: string, reason: string): string => `„${phrase}“: ${reason}`,
} as const;

export const hintReasons = {
  age: 'Das bevorzugt Menschen eines bestimmten Alters (AGG §§ 1, 11).',
  origin:
    'Das benachteiligt Menschen wegen ihrer Herkunft (AGG §§ 1, 11). Nennen Sie das nötige Sprachniveau, zum Beispiel C1.',
  nationality:
    'Wer eine Staatsangehörigkeit verlangt, kann Menschen mittelbar wegen ihrer Herkunft benachteiligen (AGG §§ 1, 3, 11). Verlangen Sie sie nur, wo ein Gesetz es vorschreibt.',
  gender: 'Das spricht nur ein Geschlecht an (AGG §§ 1, 11). Nennen Sie den Beruf für alle.',
  family:
    'Wie jemand lebt, ist keine Anforderung an die Arbeit. Danach zu fragen kann mittelbar wegen des Geschlechts oder der sexuellen Identität benachteiligen (AGG §§ 1, 3, 11).',
  health:
    'Das kann Menschen mit Behinderung ausschließen (AGG §§ 1, 11). Nennen Sie, was zu tun ist, zum Beispiel „Kisten bis 15 kg heben“.',
  religion: 'Die Religion darf nur verlangt werden, wo die Tätigkeit es zwingend erfordert (AGG §§ 1, 9, 11).',
  documents: 'Danach fragt bei Passgenau niemand: Weder Lebenslauf noch Anschreiben noch Foto werden verlangt.',
} as const;

export const hiddenFieldTexts = {
  title: 'Ausgeblendete Angaben sind nicht gespeichert',
  text: 'Leeren Sie diese Angaben, oder wählen Sie bei der Vergütung die Art, zu der sie gehören, und berichtigen Sie sie.',
  empty: 'Ausgeblendete Angaben leeren',
} as const;

export const questionUndoTexts = { removed: 'Frage entfernt', undo: 'Rückgängig' } as const;
