export const exportTexts = {
  menu: 'Herunterladen',
  menuNamed: (number: number) => `Version ${number} herunterladen`,
  scorm: 'Als SCORM-Paket herunterladen',
  bundle: 'Als JSON-Datei herunterladen',
  scormTitle: (number: number) => `Version ${number} als SCORM-Paket`,
  scormText:
    'Das Paket (SCORM 1.2) enthält den ganzen Kurs mit allen Dateien. Laden Sie die ZIP-Datei in Ihre Lernplattform, ohne sie zu entpacken.',
  warningTitle: 'Das Paket enthält die Lösungen der Quizfragen',
  warningText:
    'Antworten werden im Browser der Lernenden geprüft. Wer das Paket hat oder seinen Quelltext liest, kann die Lösungen sehen.',
  download: 'Paket herunterladen',
} as const;

export const importTexts = {
  open: 'Kurs importieren',
  title: 'Kurs importieren',
  text: 'Aus einer JSON-Datei, die hier oder in einer anderen Installation heruntergeladen wurde. Es entsteht ein neuer Entwurf.',
  choose: 'JSON-Datei auswählen',
  limit: 'Höchstens 100\u00a0MB.',
  sending: 'Die Datei wird übertragen …',
  working: 'Der Kurs wird angelegt …',
  sent: (percent: number) => `${percent} % übertragen`,
  stages: {
    waiting: 'Der Import wartet, bis er an der Reihe ist …',
    reading: 'Die Datei wird gelesen …',
    texts: 'Die Inhalte werden geprüft …',
    unpacking: 'Die Dateien werden ausgepackt …',
    files: 'Die Dateien werden gespeichert …',
    saving: 'Der Kurs wird angelegt …',
  },
  close: 'Schließen',
  retry: 'Andere Datei auswählen',
  done: 'Kurs importiert',
  skippedTitle: 'Kurs ohne alle Dateien importiert',
  skippedText: 'Diese Dateien waren in der JSON-Datei nicht enthalten. Laden Sie sie im Editor noch einmal hoch.',
  toCourse: 'Zum Kurs',
  moreFiles: (count: number) => `und ${count.toLocaleString('de-DE')} weitere`,
} as const;

export const organisationDataTexts = {
  title: 'Daten mitnehmen oder übernehmen',
  text: 'Alles, was Ihrer Organisation gehört, in einer ZIP-Datei.',
  download: 'Organisation herunterladen',
  contents:
    'Enthalten sind Kurse mit allen Versionen und Dateien, Stellen, Mitglieder mit Lernstand und Zertifikaten und das Protokoll. Wer sich beworben hat, kommt darin nur mit Nummer und gezeigten Stärken vor, ohne Namen. Fünfmal am Tag möglich.',
} as const;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

export const organisationImportTexts = {
  ...importTexts,
  open: 'Daten übernehmen',
  title: 'Daten einer Organisation übernehmen',
  text: 'Aus einer ZIP-Datei, die in einer anderen Installation heruntergeladen wurde. Kurse kommen mit allen Versionen dazu, Stellen als Entwürfe. Was schon da ist, bleibt unverändert.',
  choose: 'ZIP-Datei auswählen',
  working: 'Die Daten werden übernommen …',
  stages: { ...importTexts.stages, saving: 'Die Kurse werden angelegt …' },
  done: 'Daten übernommen',
  summary: ({
    courses,
    existing,
    jobs,
    members,
  }: Record<'courses' | 'existing' | 'jobs' | 'members', number>): string[] => [
    `${counted(courses, 'Kurs', 'Kurse')} mit allen Versionen${existing === 0 ? '' : `, ${existing.toLocaleString('de-DE')} waren schon da`}`,
    ...(jobs === 0 ? [] : [`${counted(jobs, 'Stelle als Entwurf', 'Stellen als Entwürfe')}`]),
    ...(members === 0
      ? []
      : [
          `Lernstand und Zertifikate von ${counted(members, 'Mitglied', 'Mitgliedern')}. Wer schon Mitglied ist, findet alles vor. Laden Sie die anderen mit derselben E-Mail-Adresse ein, dann ist es wieder da. Das geht 180 Tage lang.`,
        ]),
  ],
  toMembers: 'Mitglieder einladen',
} as const;

/** The player replaces {…}. */
export const playerTexts = {
  loading: 'Der Kurs wird geladen …',
  noScript: 'Dieser Kurs braucht JavaScript. Schalten Sie es für diese Seite ein.',
  contents: 'Inhalt',
  progress: '{done} von {all} Lektionen abgeschlossen',
  moduleCount: '{done} von {all} abgeschlossen',
  doneLesson: '{title}, abgeschlossen',
  emptyCourse: 'Dieser Kurs hat noch keine Lektionen.',
  emptyLesson: 'Keine Inhalte verfügbar',
  emptyText: 'Kein Inhalt verfügbar',
  video: 'Video-Inhalt',
  noVideo: 'Kein Video verfügbar',
  videoHint: 'Liegt bei {host} und öffnet sich in einem neuen Tab.',
  openVideo: 'Video öffnen',
  openFile: 'Datei öffnen',
  missingFile: 'Die Datei „{name}“ fehlt in diesem Paket.',
  missingFiles: 'Diese Dateien fehlen in diesem Paket:',
  quiz: 'Quiz',
  blankQuestion: 'Frage ohne Text',
  blankOption: 'Antwort ohne Text',
  check: 'Antwort prüfen',
  chooseFirst: 'Wählen Sie zuerst eine Antwort.',
  right: 'Richtig.',
  explanation: 'Erklärung',
  wrong: 'Das stimmt noch nicht. Versuchen Sie es noch einmal.',
  back: 'Zurück',
  next: 'Abschließen und weiter',
  complete: 'Kurs abschließen',
  resultTitleComplete: 'Geschafft',
  resultTitleOpen: 'Noch nicht ganz',
  resultComplete: 'Sie haben den Kurs abgeschlossen. Sie können dieses Fenster schließen.',
  resultOpen: 'Einige Lektionen oder Quizfragen sind noch offen:',
  resultQuizzes: '{right} von {all} Quizfragen richtig beantwortet.',
  noPlatform: 'Der Kurs läuft ohne Lernplattform. Ihr Fortschritt wird nicht gespeichert.',
  notKept: 'Ihre Lernplattform hat den letzten Schritt nicht gespeichert.',
  sessionOver: 'Die Verbindung zur Lernplattform ist beendet. Öffnen Sie den Kurs neu, um weiter zu speichern.',
  tooLarge:
    'Dieser Kurs ist so umfangreich, dass Ihre Lernplattform nicht alles behalten kann. Einzelne Antworten müssen Sie vielleicht noch einmal geben.',
} as const;

const fieldNames: Readonly<Record<string, string>> = {
  title: 'Titel',
  description: 'Beschreibung',
  formatVersion: 'Version',
  skills: 'Fähigkeiten',
  modules: 'Module',
  lessons: 'Lektionen',
  blocks: 'Inhalte',
  files: 'Dateien',
  type: 'Typ',
  content: 'Text',
  question: 'Frage',
  options: 'Antworten',
  correctIndex: 'Lösung',
  explanation: 'Erklärung',
  level: 'Schwierigkeit',
  url: 'Link',
  alt: 'Alternativtext',
  caption: 'Bildunterschrift',
  file: 'Datei',
  ref: 'Kennung',
  filename: 'Dateiname',
  size: 'Größe',
  base64: 'Inhalt',
};

export function bundlePlace(path: ReadonlyArray<PropertyKey>): string {
  const numbered = {
    modules: 'Modul',
    lessons: 'Lektion',
    blocks: 'Inhalt',
    files: 'Datei',
    options: 'Antwort',
  } as const;
  const words: string[] = [];
  for (const [at, part] of path.entries()) {
    const name = typeof part === 'string' && part in numbered ? numbered[part as keyof typeof numbered] : null;
    const index = path[at + 1];
    if (name !== null && typeof index === 'number') words.push(`${name} ${index + 1}`);
    else if (typeof part === 'string') words.push(`Feld „${fieldNames[part] ?? part.slice(0, 40)}“`);
  }
  return words.join(', ');
}
