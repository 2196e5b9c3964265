/** Words of the archive that a person downloads. */

export const staffText = 'Eine Person von';
export const youText = 'Sie';

type AreaText = { file: string; title: string; text: string; tables: Readonly<Record<string, string>> };

export const areaTexts = {
  account: {
    file: '01-konto',
    title: 'Konto und Anmeldung',
    text: 'Ihr Konto, Ihre Organisation, Ihre Anmeldungen. Passwörter, Codes und Sitzungsschlüssel sind nicht dabei: Sie sind nur verschlüsselt oder als Prüfwert gespeichert und wären in einer Datei ein Risiko.',
    tables: {
      users: 'Konto',
      profiles: 'Name und Kontoart',
      org_members: 'Mitgliedschaft in einer Organisation',
      invitations: 'Einladungen an Ihre Adresse',
      sessions: 'Angemeldete Geräte',
      known_networks: 'Netze, aus denen Sie sich angemeldet haben',
      background_jobs: 'Aufträge, die Sie gestartet haben',
      passkeys: 'Anmelden ohne Passwort',
      account_deletions: 'Löschung des Kontos',
      unused_accounts: 'Fragen, ob Sie das Konto noch brauchen',
      own_data_exports: 'Zusammengestellte Kopien Ihrer Daten',
    },
  },
  tests: {
    file: '02-tests',
    title: 'Tests und Ergebnisse',
    text: 'Jeder Durchgang mit allen Antworten und jedes Ergebnis. „Rechenweg“ nennt die Version der Auswertung, „Fragenkatalog“ die Version der Aussagen. Das Ergebnis lässt sich aus den Antworten jederzeit neu berechnen; wie, steht auf der Seite „So funktionieren die Tests“. Der Wertetest zählt, wie oft ein Wert gewählt wurde.',
    tables: {
      softskill_test_runs: 'Durchgänge des Soft-Skill-Tests',
      softskill_group_decisions: 'Antworten im Soft-Skill-Test',
      softskill_test_results: 'Ergebnisse des Soft-Skill-Tests',
      value_test_runs: 'Durchgänge des Wertetests',
      value_selections: 'Ausgewählte Werte',
      value_comparisons: 'Vergleiche im Wertetest',
      value_test_results: 'Ergebnisse des Wertetests',
    },
  },
  profile: {
    file: '03-profil',
    title: 'Profil und Stellensuche',
    text: 'Was Sie über sich eingetragen haben und wonach Sie suchen. Das Profil liegt auch als „lebenslauf.json“ im Format JSON Resume bei; andere Dienste können es einlesen.',
    tables: {
      applicant_profiles: 'Profil',
      work_preferences: 'Gesuchte Arbeit',
      saved_jobs: 'Gemerkte Stellen',
      job_mail_subscriptions: 'Wöchentliche E-Mail',
    },
  },
  releases: {
    file: '04-wer-sieht-mich',
    title: 'Wer sieht mich',
    text: 'Wem Sie Ihr Ergebnis zeigen, was dort zu sehen ist und wer es wann gesehen hat. „Genaue Messwerte“ sind die Zahlen, aus denen die Spanne einer Passung entsteht; sie stehen in der JSON-Datei.',
    tables: {
      releases: 'Gezeigte Ergebnisse',
      person_events: 'Wer Sie gesehen hat und was Sie getan haben',
      found_profiles: 'Anonym gefunden werden',
      found_blocks: 'Ausgeschlossene Unternehmen',
      found_people: 'Unternehmen, die Sie ohne Namen gefunden haben',
      contact_refusals: 'Unternehmen, die Sie nicht mehr anfragen dürfen',
      team_shares: 'Beitrag zur Statistik Ihrer Organisation',
    },
  },
  matches: {
    file: '05-passungen',
    title: 'Passungen, die Unternehmen gesehen haben',
    text: 'Jede Passung, die einem Unternehmen zu Ihnen gezeigt wurde, mit allem, woraus sie berechnet wurde. Eine Passung hilft beim Auswählen; sie entscheidet nichts und lehnt niemanden ab.',
    tables: { shown_matches: 'Gezeigte Passungen' },
  },
  messages: {
    file: '06-nachrichten',
    title: 'Nachrichten und Anfragen',
    text: 'Gespräche mit Unternehmen, solange Sie ihnen etwas zeigen, und Anfragen an Sie.',
    tables: { messages: 'Nachrichten', contact_requests: 'Anfragen von Unternehmen' },
  },
  applications: {
    file: '07-bewerbungen',
    title: 'Bewerbungen',
    text: 'Ihre Bewerbungen und was Unternehmen dabei über Sie notiert haben.',
    tables: { applications: 'Bewerbungen', candidate_entries: 'Notizen und Entscheidungen von Unternehmen' },
  },
  learning: {
    file: '08-lernen',
    title: 'Lernen und Zertifikate',
    text: 'Begonnene Kurse, Fortschritt, Antworten und Zertifikate.',
    tables: {
      enrolments: 'Kurse',
      lesson_progress: 'Erledigte Lektionen',
      quiz_answers: 'Antworten auf Fragen',
      certificates: 'Zertifikate',
    },
  },
  consents: {
    file: '09-einwilligungen',
    title: 'Einwilligungen',
    text: 'Wozu Sie Ja gesagt haben, mit Wortlaut und Zeit.',
    tables: { consents: 'Einwilligungen' },
  },
  audit: {
    file: '10-protokoll',
    title: 'Protokoll',
    text: 'Was Sie im Protokoll der Plattform getan haben und was der Betreiber an Ihrem Konto geändert hat. Namen anderer Menschen sind weggelassen.',
    tables: { audit_events: 'Einträge im Protokoll' },
  },
  mails: {
    file: '11-e-mails',
    title: 'E-Mails an Sie',
    text: 'E-Mails, die an Ihre heutige Adresse gingen, für die Zeit, die sie gespeichert bleiben. Der Text wird nach dem Versand gelöscht; er kann Links zur Anmeldung enthalten und ist deshalb nie dabei.',
    tables: { mail_outbox: 'E-Mails' },
  },
  contributions: {
    file: '12-beitraege-und-dateien',
    title: 'Beiträge und Dateien',
    text: 'Kommentare, die Sie zu Kursen geschrieben haben, Ihre Meldungen und die Dateien, die Sie hochgeladen haben. Die Dateien selbst liegen im Ordner „dateien“, soweit Sie der Organisation noch angehören.',
    tables: { course_comments: 'Kommentare', reports: 'Meldungen', stored_files: 'Hochgeladene Dateien' },
  },
} as const satisfies Readonly<Record<string, AreaText>>;
export type AreaName = keyof typeof areaTexts;

export const archiveTexts = {
  archiveName: (day: string) => `passgenau-meine-daten-${day}.zip`,
  indexFile: 'index.html',
  resumeFile: 'lebenslauf.json',
  filesFolder: 'dateien',
  title: 'Ihre Daten',
  heading: (product: string) => `Ihre Daten bei ${product}`,
  made: (when: string) => `Zusammengestellt am ${when}. Alles zeigt den Stand dieses einen Moments.`,
  backToIndex: 'Zur Übersicht',
  contents: 'Inhalt',
  page: 'Seite zum Lesen',
  data: 'Daten (JSON)',
  empty: 'Dazu ist nichts gespeichert.',
  resume: 'Lebenslauf (JSON Resume)',
  files: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  rules: {
    title: 'Was Sie über andere Menschen finden',
    items: [
      'Was Sie geschrieben oder bekommen haben, steht Wort für Wort da, auch wenn darin jemand genannt wird: Sie kennen es schon.',
      `Menschen, die für ein Unternehmen handeln, stehen hier ohne Namen als „${staffText} …“.`,
      'Notizen von Unternehmen über Sie sind Daten über Sie und stehen da; wer sie geschrieben hat, nicht.',
      'Was Sie für ein Unternehmen über andere geschrieben haben, etwa Notizen zu Bewerbungen, gehört zu den Daten dieser Menschen und fehlt hier.',
      'Im Protokoll fehlen Namen und Adressen anderer Menschen.',
    ],
  },
  rest: {
    title: 'Was fehlt und warum',
    items: [
      'Passwörter, Codes und Schlüssel: Sie würden nur Angreifern nützen.',
      'Zähler und Zwischenstände, die nach Stunden von selbst verschwinden.',
      'Daten, deren Frist abgelaufen ist: Es gibt sie nicht mehr. Die Fristen stehen in der Datenschutzerklärung.',
    ],
  },
  yes: 'ja',
  no: 'nein',
  none: 'keine Angabe',
  inData: 'steht in der JSON-Datei',
  where: 'Im Archiv',
  notIncluded: {
    left: 'nicht dabei: Sie gehören der Organisation nicht mehr an',
    tooLarge: 'nicht dabei: Das Archiv fasst höchstens 3,5\u00a0GB; laden Sie die Datei im Kurs herunter',
    missing: 'nicht dabei: Die Datei ist nicht mehr gespeichert',
  },
} as const;
