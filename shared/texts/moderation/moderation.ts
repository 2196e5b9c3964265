import type { DecisionKind, Ground } from '../../moderation/decision.ts';
import { byMember } from '../words.ts';

const grounds = {
  illegal: 'Der Inhalt ist nach unserer Einschätzung rechtswidrig.',
  terms: 'Der Inhalt verstößt gegen die Nutzungsbedingungen.',
} satisfies Record<Ground, string>;

const titles = {
  organisation: 'Ihre Organisation ist gesperrt',
  course: 'Dieser Kurs ist gesperrt',
  job: 'Diese Stelle ist gesperrt',
} satisfies Record<DecisionKind, string>;

export const moderationTexts = {
  badge: 'Gesperrt',
  untitled: 'Ohne Titel',
  grounds,
  titles,
  ground: 'Grundlage',
  facts: 'Was dem zugrunde liegt',
  since: 'Gesperrt seit',
  reasonFailed: 'Die Begründung ließ sich nicht laden.',
  reach: {
    organisation: 'Ihre öffentlichen Seiten, Kurse und Stellen sieht seitdem niemand.',
    course: 'Außerhalb Ihrer Organisation sieht ihn niemand. Bearbeiten geht weiter, veröffentlichen nicht.',
    job: 'Außerhalb Ihrer Organisation sieht sie niemand. Bearbeiten geht weiter, veröffentlichen nicht.',
  } satisfies Record<DecisionKind, string>,
  byPerson: 'Die Entscheidung hat ein Mensch getroffen.',
  court: 'Unabhängig davon steht Ihnen der Weg zu den Gerichten offen.',
  publishRefused: 'Gesperrt: Veröffentlichen geht erst wieder, wenn der Betreiber es freigibt.',
  answer: {
    label: 'Ihre Antwort',
    hint: 'Der Betreiber liest sie und prüft die Entscheidung noch einmal. Sie können einmal antworten.',
    missing: 'Schreiben Sie zuerst Ihre Antwort.',
    send: 'Antwort senden',
    failed: 'Ihre Antwort ließ sich nicht senden.',
    given: (date: string) => `Ihre Antwort vom ${date}`,
    waiting: 'Antworten können die Eigentümer und Administratoren Ihrer Organisation.',
  },
} as const;

export const takeDownTexts = {
  takeDown: 'Sperren',
  putBack: 'Entsperren',
  titles: {
    takeDown: { course: 'Kurs sperren', job: 'Stelle sperren' },
    putBack: { course: 'Kurs entsperren', job: 'Stelle entsperren' },
  },
  takeDownText: (title: string) =>
    `„${title}“ verschwindet sofort von allen öffentlichen Seiten. Eigentümer und Administratoren der Organisation lesen Grundlage und Grund in einer E-Mail und können einmal antworten. Nennen Sie die Tatsachen, auf die Sie sich stützen.`,
  putBackText: (title: string) =>
    `„${title}“ ist wieder so zu sehen wie vor der Sperre, wenn nichts anderes entgegensteht. Eigentümer und Administratoren der Organisation lesen den Grund in einer E-Mail.`,
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  decisions: 'Entscheidungen',
  none: 'Hier hat der Betreiber noch nichts entschieden.',
  decided: (date: string, by: string | null) => `Gesperrt am ${date} ${byMember(by)}`,
  answered: (date: string, by: string | null) => `Antwort vom ${date} ${byMember(by)}`,
  lifted: (date: string, by: string | null) => `Entsperrt am ${date} ${byMember(by)}`,
} as const;

export const groundNames = {
  illegal: 'rechtswidriger Inhalt',
  terms: 'Verstoß gegen die Nutzungsbedingungen',
} satisfies Record<Ground, string>;

export const lockedTexts = {
  title: 'Ihre Organisation ist gesperrt',
  text: (name: string) =>
    `Der Betreiber hat „${name}“ gesperrt. Kurse, Stellen und die öffentliche Seite sieht seitdem niemand, und der Unternehmensbereich bleibt zu, bis die Sperre aufgehoben ist. Gelöscht ist nichts.`,
  waysTitle: 'Was Sie sonst tun können',
  leave: 'Organisation verlassen',
  account: 'Zum Konto',
} as const;
