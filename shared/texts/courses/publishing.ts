import type { Check, PublishWarning, WarningRule } from '../../publishing/checklist.ts';
import { memberAsSubject } from '../words.ts';

const checkTexts: Record<Check, string> = {
  title: 'Der Titel hat mindestens 5 Zeichen',
  modules: 'Es gibt mindestens ein Modul',
  lessons: 'Mindestens ein Modul enthält Lektionen',
  visibility: 'Die Sichtbarkeit ist festgelegt',
};

const warningTexts: Record<WarningRule, string> = {
  quizWithoutText: 'Quiz ohne Frage oder mit leerer Antwort',
  imageWithoutAlt: 'Bild ohne Alternativtext',
  videoWithoutLink: 'Video ohne Link',
  emptyLesson: 'Lektion ohne Inhalt',
  deadAsset: 'Inhalt ohne Datei',
  alikeQuestions: 'Frage, die fast dasselbe fragt wie eine frühere',
  unbalancedAnswers: 'Die richtige Antwort steht auffällig oft an derselben Stelle, zum ersten Mal',
  noSkill: 'Kein Soft Skill zugeordnet',
  unconfirmed: 'Inhalt ist noch nicht geprüft',
};

const warningText = ({ rule, count = 1 }: Pick<PublishWarning, 'rule' | 'count'>): string =>
  rule === 'unconfirmed' && count > 1
    ? `${count.toLocaleString('de-DE')} Inhalte sind noch nicht geprüft, der erste`
    : warningTexts[rule];

export const publishingTexts = {
  publish: 'Veröffentlichen',
  publishChanges: 'Änderungen veröffentlichen',
  upToDate: 'Alles ist veröffentlicht.',
  submit: 'Zur Prüfung einreichen',
  short: { publish: 'Veröffentlichen', submit: 'Einreichen' },
  menu: 'Weitere Aktionen',
  menuItems: {
    toCourse: 'Zum Kurs',
    versions: 'Versionen',
    settings: 'Einstellungen',
    duplicate: 'Duplizieren',
    submit: 'Zur Prüfung einreichen',
    withdraw: 'Veröffentlichung zurückziehen',
    delete: 'Löschen',
  },
  close: 'Schließen',
  flushFailed: 'Ihre letzten Änderungen sind noch nicht gespeichert.',
} as const;

export const publishDialogTexts = {
  title: 'Kurs veröffentlichen',
  titleChanges: 'Änderungen veröffentlichen',
  titleSubmit: 'Kurs zur Prüfung einreichen',
  intro: (number: number) => `Der jetzige Stand wird als Version ${number} festgehalten und für Lernende sichtbar.`,
  introSubmit: 'Jemand anderes sieht den Kurs durch und veröffentlicht ihn. Bis dahin ändert sich für Lernende nichts.',
  audience: 'Sichtbarkeit:',
  changeAudience: 'Ändern',
  checks: 'Voraussetzungen',
  checkTexts,
  optional: 'optional',
  passed: 'erfüllt',
  failed: 'fehlt noch',
  warnings: 'Hinweise',
  warningsText: 'Sie halten das Veröffentlichen nicht auf, sind aber einen Blick wert.',
  warningText,
  inLesson: (title: string) => `in „${title}“`,
  moreWarnings: (count: number) =>
    `Es gibt mindestens ${count.toLocaleString('de-DE')} Hinweise; hier stehen die ersten.`,
  showAllWarnings: (count: number) => `Alle ${count.toLocaleString('de-DE')} Hinweise zeigen`,
  toSettings: 'In den Einstellungen zuordnen',
  toPlace: 'Zur Stelle',
  confirm: 'Ich habe den Inhalt geprüft und möchte ihn veröffentlichen.',
  confirmSubmit: 'Ich habe den Inhalt geprüft und möchte ihn einreichen.',
  confirmBlocked: 'Erst müssen alle Voraussetzungen erfüllt sein.',
  publish: 'Veröffentlichen',
  submit: 'Zur Prüfung einreichen',
  published: 'Kurs veröffentlicht',
  publishedText: (number: number) => `Kurs wurde als Version ${number} veröffentlicht.`,
  publishFailed: 'Kurs konnte nicht veröffentlicht werden.',
  publishFailedTitle: 'Veröffentlichung fehlgeschlagen',
  changed: 'Der Kurs wurde inzwischen geändert. Sehen Sie ihn noch einmal durch und bestätigen Sie dann erneut.',
  submitted: 'Zur Prüfung eingereicht',
  submittedText: 'Ein Administrator oder Eigentümer kann den Kurs jetzt veröffentlichen.',
  submitFailed: 'Der Kurs konnte nicht eingereicht werden.',
  submitFailedTitle: 'Einreichung fehlgeschlagen',
  checklistFailed: 'Die Prüfliste konnte nicht geladen werden',
} as const;

export const reviewTexts = {
  title: 'Dieser Kurs ist in Prüfung',
  submitted: (name: string | null, date: string) => `${memberAsSubject(name)} hat ihn am ${date} eingereicht.`,
  submittedByMe: (date: string) => `Sie haben ihn am ${date} eingereicht.`,
  publisher: 'Sehen Sie ihn durch, dann veröffentlichen Sie ihn oder geben ihn mit einem Kommentar zurück.',
  ownSubmission:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip: Veröffentlichen kann ein anderer Administrator oder Eigentümer.',
  ownChanges:
    'Sie haben ihn seitdem geändert. Im Vier-Augen-Prinzip veröffentlicht ihn deshalb ein anderer Administrator oder Eigentümer; zurückgeben können Sie ihn weiterhin.',
  waiting: 'Veröffentlichen kann ihn jetzt ein Administrator oder Eigentümer.',
  compare: (number: number) => `Mit Version ${number} vergleichen`,
  sendBack: 'Zurück an Entwurf',
  sendBackTitle: 'Zurück an Entwurf',
  sendBackText: 'Der Kommentar steht danach im Editor, bis der Kurs wieder eingereicht oder veröffentlicht wird.',
  takeBackText: 'Sie holen Ihre Einreichung zurück. Der Kommentar steht danach im Editor.',
  comment: 'Kommentar',
  commentHint: 'Was noch zu tun ist, so konkret wie möglich.',
  sentBack: 'Kurs zurückgegeben',
  sendBackFailed: 'Der Kurs konnte nicht zurückgegeben werden.',
  returned: 'Zurück aus der Prüfung',
  returnedBy: (name: string | null) => `${memberAsSubject(name)} hat dazu geschrieben:`,
} as const;

export const withdrawTexts = {
  title: 'Veröffentlichung zurückziehen',
  text: (title: string) =>
    `„${title}“ ist danach für Lernende nicht mehr zu sehen. Versionen und Lernstände bleiben erhalten, und Sie können jederzeit wieder veröffentlichen.`,
  action: 'Zurückziehen',
  done: 'Veröffentlichung zurückgezogen',
  failed: 'Die Veröffentlichung konnte nicht zurückgezogen werden.',
} as const;

export const versionTexts = {
  title: 'Versionen',
  empty: 'Noch keine Version',
  emptyText:
    'Mit jeder Veröffentlichung entsteht eine Version. Sie bleibt, wie sie ist, auch wenn der Kurs weitergeht.',
  loadFailed: 'Die Versionen konnten nicht geladen werden',
  list: 'Liste der Versionen',
  version: (number: number) => `Version ${number.toLocaleString('de-DE')}`,
  online: 'online',
  view: 'Ansehen',
  restore: 'Wiederherstellen',
  restoreNamed: (number: number) => `Version ${number} wiederherstellen`,
  compare: 'Vergleichen',
  compareNamed: (number: number) => `Version ${number} vergleichen`,
  more: 'Mehr laden',
  restoreTitle: (number: number) => `Version ${number} wiederherstellen`,
  restoreText: (number: number) =>
    `Ihr Entwurf wird durch den Stand von Version ${number} ersetzt: Titel, Module, Lektionen und alle Inhalte. Was seit der letzten Veröffentlichung dazugekommen ist, geht verloren.`,
  restoreReaders: 'Lernende sehen weiter, was jetzt online ist, bis Sie wieder veröffentlichen.',
  restored: (number: number) => `Version ${number} ist wieder Ihr Entwurf`,
  restoreFailed: 'Die Version konnte nicht wiederhergestellt werden.',
} as const;

export const compareTexts = {
  title: 'Vergleich',
  back: 'Alle Versionen',
  from: 'Von',
  to: 'Nach',
  workingCopy: 'Entwurf',
  same: 'Kein Unterschied',
  sameText: 'Beide Stände stimmen in Titel, Aufbau und Inhalten überein.',
  failed: 'Der Vergleich konnte nicht geladen werden',
  courseTitle: 'Titel des Kurses',
  outcomes: 'Danach können Sie',
  modules: 'Module',
  lessons: 'Lektionen',
  kinds: { added: 'Neu', removed: 'Entfernt', changed: 'Geändert', moved: 'Verschoben' },
  formerTitle: (title: string) => `Vorher: „${title}“`,
  inModule: (title: string) => `Modul „${title}“`,
  blockTypes: { text: 'Text', video: 'Video', quiz: 'Quiz', asset: 'Datei' },
  removedText: 'entfernt:',
  addedText: 'neu:',
  fields: {
    url: 'Link',
    title: 'Titel',
    question: 'Frage',
    options: 'Antworten',
    correctIndex: 'Richtig',
    explanation: 'Erklärung',
    level: 'Schwierigkeit',
    filename: 'Datei',
    alt: 'Alternativtext',
    caption: 'Bildunterschrift',
  },
  formatOnly: 'Nur die Gestaltung hat sich geändert.',
  empty: 'leer',
  movedText: 'steht an einer anderen Stelle',
} as const;

export const previewTexts = {
  title: 'Vorschau',
  back: 'Zum Editor',
  backToCourses: 'Alle Kurse',
  onlineBar: (number: number) => `Sie sehen Version ${number}. Sie ist online.`,
  oldBar: (number: number) => `Sie sehen Version ${number}, nicht die, die online ist.`,
  offlineBar: (number: number) => `Sie sehen Version ${number}. Der Kurs ist nicht online.`,
  toCourse: 'Zum Kurs',
  toOnline: 'Zur Version, die online ist',
  notPublished: 'Kurs nicht veröffentlicht',
  notPublishedText: 'Eine Vorschau gibt es von veröffentlichten Ständen. Veröffentlichen Sie den Kurs zuerst.',
  notPublishedReader: 'Sobald der Kurs veröffentlicht ist, können Sie ihn hier lesen.',
  noContent: 'Keine Inhalte verfügbar',
  noContentText: 'Diese Version hat keine Module.',
  notFound: 'Kurs nicht gefunden',
  notFoundText: 'Diesen Kurs oder diese Version gibt es nicht oder nicht mehr.',
  failed: 'Fehler',
  loadFailed: 'Kurs konnte nicht geladen werden.',
  publishedAt: (date: string) => `Veröffentlicht am ${date}`,
  contents: 'Inhalt',
  module: (number: number) => `Modul ${number}`,
} as const;
