import type { DataCategoryName } from '../../data-categories.ts';

type CategoryText = { title: string; data: string; purpose: string; period: string };

export const dataCategoryTexts = {
  title: 'Welche Daten wir speichern',
  intro:
    'Diese Übersicht entsteht aus dem Verzeichnis aller gespeicherten Angaben. Die Fristen gelten, solange der Betreiber sie nicht ändert.',
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
      period: 'Solange Sie das Konto haben. Lange unbenutzte Konten löschen wir nach zweimaliger Frage.',
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
      period: 'Bis Sie sie löschen. Ergebnisse ohne Konto 30 Tage.',
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
      period: 'Bis Sie es beenden, höchstens sechs Monate ohne Verlängerung.',
    },
    talentPool: {
      title: 'Anonym gefunden werden',
      data: 'Ihr Stand ohne Namen, ausgeschlossene Unternehmen, Anfragen und Absagen',
      purpose: 'Damit Unternehmen Sie ohne Ihren Namen finden und anfragen können.',
      period: 'Solange es eingeschaltet ist. Anfragen sechs Monate.',
    },
    viewLog: {
      title: 'Wer Sie gesehen hat',
      data: 'Wer wann was von Ihnen angesehen hat',
      purpose: 'Damit Sie das jederzeit nachsehen können.',
      period: 'Zwölf Monate.',
    },
    applications: {
      title: 'Bewerbungen',
      data: 'Stelle, Stand, Antworten auf Fragen, Absagen',
      purpose: 'Für das Bewerbungsverfahren.',
      period: 'Sechs Monate nach ihrem Ende.',
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
      period: 'Solange der Inhalt besteht. Kommentare höchstens zwei Jahre.',
    },
    moderation: {
      title: 'Meldungen',
      data: 'Was gemeldet wurde, von wem, und die Entscheidung',
      purpose: 'Um Meldungen zu prüfen, wie das Gesetz es verlangt.',
      period: 'Zwölf Monate nach der Entscheidung. Entscheidungen bis zu drei Jahre.',
    },
    mails: {
      title: 'E-Mails und Aufträge',
      data: 'Empfänger und Betreff unserer E-Mails, Aufträge im Hintergrund',
      purpose: 'Zur Zustellung und für die Frage, ob etwas ankam.',
      period: 'E-Mails 90 Tage, Aufträge 30 Tage.',
    },
    audit: {
      title: 'Audit Log',
      data: 'Wer wann welche wichtige Änderung vorgenommen hat; der Nachweis einer Löschung mit einem Prüfwert der Kontonummer',
      purpose: 'Um Missbrauch aufzuklären, und damit eine ältere Sicherung gelöschte Konten nicht zurückbringt.',
      period: 'Dauerhaft. Namen und Netzadressen zum eigenen Konto ein Jahr.',
    },
  } satisfies Record<DataCategoryName, CategoryText>,
} as const;
