import type { DataCategoryName } from '../../data-categories.ts';
import type { Retention } from '../../settings/schema.ts';
import { countWithNoun } from '../words.ts';

type Period = string | ((periods: Retention) => string);
type CategoryText = { title: string; data: string; purpose: string; period: Period };

const days = (count: number): string => countWithNoun(count, 'Tag', 'Tage');
const months = (count: number): string => countWithNoun(count, 'Monat', 'Monate');

export const dataCategoryTexts = {
  title: 'Welche Daten wir speichern',
  intro:
    'Diese Übersicht entsteht aus dem Verzeichnis aller gespeicherten Angaben. Die Fristen sind die, die jetzt in dieser Installation gelten.',
  terms: {
    data: 'Daten',
    purpose: 'Wozu',
    period: 'Wie lange',
    exported: 'In Ihrer Datenkopie',
    deletion: 'Wenn Sie Ihr Konto löschen',
  },
  exported: { all: 'ja', none: 'nein' },
  deletion: {
    erased: 'wird gelöscht',
    anonymised: 'bleibt ohne Ihren Namen',
    both: 'wird gelöscht; was andere brauchen, bleibt ohne Ihren Namen',
  },
  categories: {
    account: {
      title: 'Konto und Anmeldung',
      data: 'Name, E-Mail, Passwort (nur als Prüfwert), Sitzungen, bekannte Netze, Einwilligungen',
      purpose: 'Damit Sie sich anmelden können und niemand sonst.',
      period: ({ unusedAccountMonths, unconfirmedAccountDays, networkDays }) =>
        `Solange Sie das Konto haben. Ist es ${months(unusedAccountMonths)} unbenutzt, fragen wir zweimal und löschen es dann. Konten, deren Adresse nie bestätigt wurde: ${days(unconfirmedAccountDays)}, wo wir E-Mails verschicken. Netze, aus denen Sie sich angemeldet haben: ${days(networkDays)}.`,
    },
    security: {
      title: 'Schutz vor Missbrauch',
      data: 'Zähler für Versuche, Netzadressen',
      purpose: 'Damit niemand Passwörter durchprobiert oder die Seite überlastet.',
      period: 'Höchstens einen Tag.',
    },
    tests: {
      title: 'Tests und Ergebnisse',
      data: 'Antworten, Dauer und Ergebnisse der Tests',
      purpose: 'Um Ihre Stärken und Werte zu zeigen und passende Stellen zu finden.',
      period: ({ guestResultDays }) => `Bis Sie sie löschen. Ergebnisse ohne Konto: ${days(guestResultDays)}.`,
    },
    profile: {
      title: 'Profil und Wünsche',
      data: 'Kontakt, Berufe, Ausbildung, gesuchte Arbeit, gemerkte Stellen, wöchentliche E-Mail',
      purpose: 'Für Bewerbungen und Vorschläge.',
      period: 'Bis Sie sie ändern oder löschen.',
    },
    releases: {
      title: 'Was Sie Unternehmen zeigen',
      data: 'Der gezeigte Stand Ihrer Ergebnisse, Nachrichten, Notizen des Unternehmens, gezeigte Passung',
      purpose: 'Damit ein Unternehmen sieht, was Sie ihm zeigen wollen.',
      period: ({ shownMatchMonths }) =>
        `Bis Sie es beenden, höchstens sechs Monate ohne Verlängerung. Gezeigte Passung: ${months(shownMatchMonths)}, nachdem sie zuletzt gezeigt wurde, höchstens bis die Freigabe endet.`,
    },
    talentPool: {
      title: 'Anonym gefunden werden',
      data: 'Ihr Stand ohne Namen, ausgeschlossene Unternehmen, Anfragen und Absagen',
      purpose: 'Damit Unternehmen Sie ohne Ihren Namen finden und anfragen können.',
      period: ({ requestMonths, foundMonths }) =>
        `Solange es eingeschaltet ist. Anfragen: ${months(requestMonths)}. Ihr Pseudonym bei einem Unternehmen, das nicht anfragt: ${months(foundMonths)}.`,
    },
    viewLog: {
      title: 'Wer Sie gesehen hat',
      data: 'Wer wann was von Ihnen gesehen hat',
      purpose: 'Damit Sie das jederzeit nachsehen können.',
      period: ({ viewLogMonths }) => `${months(viewLogMonths)}.`,
    },
    applications: {
      title: 'Bewerbungen',
      data: 'Stelle, Stand, Antworten auf Fragen, Absagen',
      purpose: 'Für das Bewerbungsverfahren.',
      period: ({ applicationMonths }) => `${months(applicationMonths)} nach Absage, Einstellung oder Rücknahme.`,
    },
    learning: {
      title: 'Lernen und Zertifikate',
      data: 'Begonnene Kurse, erledigte Lektionen, Antworten, Zertifikate',
      purpose: 'Damit Sie weiterlernen und Ihr Zertifikat zeigen können.',
      period: 'Solange Sie das Konto haben.',
    },
    organisation: {
      title: 'Organisation',
      data: 'Mitgliedschaft, Einladungen, Angaben im Impressum, Prüfung der Domain',
      purpose: 'Für die Zusammenarbeit und damit klar ist, wer hinter einem Unternehmen steht.',
      period: 'Solange die Mitgliedschaft besteht. Merkmale früherer Inhaber sechs Monate länger.',
    },
    authorship: {
      title: 'Kurse und Stellen, die Sie bearbeiten',
      data: 'Wer etwas angelegt, geändert oder kommentiert hat',
      purpose: 'Damit die Organisation ihre Inhalte gemeinsam bearbeiten kann.',
      period: ({ reviewCommentDays, aiDraftDays, aiProposalDays }) =>
        `Solange der Inhalt besteht. Erledigte Kommentare: ${days(reviewCommentDays)}. Unbenutzte Entwürfe und Quellen der KI: ${days(aiDraftDays)}. Entschiedene Vorschläge der KI: ${days(aiProposalDays)}.`,
    },
    moderation: {
      title: 'Meldungen',
      data: 'Was gemeldet wurde, von wem, und die Entscheidung',
      purpose: 'Um Meldungen zu prüfen, wie das Gesetz es verlangt.',
      period: ({ reportMonths }) =>
        `Meldungen: ${months(reportMonths)} nach der Entscheidung, ohne Entscheidung zwei Jahre. Sperren: drei Jahre, nachdem sie aufgehoben wurden.`,
    },
    mails: {
      title: 'E-Mails und Aufträge',
      data: 'Empfänger und Betreff unserer E-Mails, Aufträge im Hintergrund',
      purpose: 'Zur Zustellung und für die Frage, ob etwas ankam.',
      period: ({ outboxDays, backgroundJobDays }) =>
        `E-Mails: ${days(outboxDays)}. Beendete Aufträge: ${days(backgroundJobDays)}.`,
    },
    audit: {
      title: 'Audit Log',
      data: 'Wer wann welche wichtige Änderung vorgenommen hat; der Nachweis einer Löschung mit einem Prüfwert der Kontonummer',
      purpose: 'Um Missbrauch aufzuklären, und damit eine ältere Sicherung gelöschte Konten nicht zurückbringt.',
      period: 'Dauerhaft. Namen und Netzadressen zum eigenen Konto ein Jahr.',
    },
  } satisfies Record<DataCategoryName, CategoryText> as Record<DataCategoryName, CategoryText>,
} as const;

export const periodText = (name: DataCategoryName, periods: Retention): string => {
  const { period } = dataCategoryTexts.categories[name];
  return typeof period === 'string' ? period : period(periods);
};
