import type { ConsentEnd, LegalSlug } from '../../consents/state.ts';
import type { ConsentKind } from '../consents.ts';

const onDay = (date: string) => `am ${date}`;

export const consentTexts = {
  title: 'Einwilligungen',
  text: 'Was Sie erlaubt haben, seit wann und mit welchen Worten. Was Unternehmen sehen, ändern Sie unter „Wer sieht mich“.',
  short: 'Was Sie erlaubt haben, seit wann und mit welchen Worten.',
  look: 'Ansehen',
  open: 'Einwilligungen ansehen',
  back: 'Zum Konto',
  kinds: {
    weeklyJobMail: 'Wöchentliche E-Mail mit neuen Stellen',
    release: 'Ergebnis zeigen',
    beingFound: 'Anonym gefunden werden',
    sharingWithTeam: 'Statistik der Organisation',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  } satisfies Record<ConsentKind, string>,
  named: (kind: string, company: string) => `${kind}: ${company}`,
  quoted: (wording: string) => `„${wording}“`,
  given: (date: string, version: number) => `Erlaubt ${onDay(date)}, Wortlaut ${version}.`,
  ended: (as: ConsentEnd, date: string) =>
    ({
      withdrawn: `Zurückgenommen ${onDay(date)}.`,
      ended: `Beendet ${onDay(date)}.`,
      replaced: `Erneuert ${onDay(date)}.`,
      declined: `Nicht zugestimmt ${onDay(date)}.`,
    })[as],
  current: 'Das haben Sie erlaubt',
  none: 'Zurzeit haben Sie nichts erlaubt.',
  noneText: 'Wenn Sie zum Beispiel einem Unternehmen Ihr Ergebnis zeigen, steht es hier.',
  former: 'Früher erlaubt',
  failed: 'Die Einwilligungen lassen sich gerade nicht laden',
  more: 'Weitere laden',
  moreFailed: 'Weitere lassen sich gerade nicht laden.',
  change: 'Ansehen und ändern',
  changeNamed: (name: string) => `Ansehen und ändern: ${name}`,
  withdraw: 'Zurücknehmen',
  withdrawNamed: (name: string) => `Zurücknehmen: ${name}`,
  withdrawFailed: 'Das hat nicht geklappt. Die Erlaubnis gilt noch.',
  withdrawn: 'Beendet',
  undo: 'Rückgängig',
  undoFailed: 'Das ließ sich nicht rückgängig machen.',
} as const;

const article: Record<LegalSlug, string> = { terms: 'Die Nutzungsbedingungen', privacy: 'Die Datenschutzerklärung' };
const verb: Record<LegalSlug, string> = { terms: 'haben', privacy: 'hat' };

export const legalTexts = {
  section: 'Nutzungsbedingungen und Datenschutz',
  terms: 'Die Bedingungen gelten, solange Sie ein Konto haben.',
  agreed: (kind: LegalSlug, date: string, version: number) =>
    `${kind === 'terms' ? 'Zugestimmt' : 'Zur Kenntnis genommen'} ${onDay(date)}, Version ${version}.`,
  declined: 'Der neuen Version haben Sie nicht zugestimmt.',
  unknown: 'Noch keine Antwort gespeichert.',
  version: (date: string) => `Version vom ${date}`,
  bar: 'Neue Bedingungen',
  changed: (kind: LegalSlug) => `${article[kind]} ${verb[kind]} sich geändert.`,
  first: {
    terms: 'Zu den Nutzungsbedingungen fehlt noch Ihre Antwort.',
    privacy: 'Lesen Sie, was mit Ihren Daten geschieht.',
  },
  look: { terms: 'Ansehen und entscheiden', privacy: 'Ansehen' },
  dialog: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutzerklärung' },
  summary: 'Das ist neu',
  changes: 'Geänderte Absätze',
  added: 'Neu',
  removed: 'Entfällt',
  moreChanges: (count: number) => (count === 1 ? 'und 1 weiterer Absatz' : `und ${count} weitere Absätze`),
  read: 'Ganzen Text lesen',
  readVersion: (kind: string) => `Text lesen: ${kind}`,
  textFailed: 'Der Text lässt sich gerade nicht laden',
  agree: 'Zustimmen',
  decline: 'Nicht zustimmen',
  noted: 'Verstanden',
  later: 'Später',
  consequence: {
    former:
      'Stimmen Sie nicht zu, gilt für Sie weiter die Version, der Sie zugestimmt haben. Ihr Konto bleibt, wie es ist.',
    first: 'Stimmen Sie nicht zu, bleibt Ihr Konto, wie es ist. Sie können unter „Einwilligungen“ später zustimmen.',
  },
  failed: 'Ihre Antwort ist nicht angekommen. Versuchen Sie es noch einmal.',
} as const;
