import type { ShownCourseState } from '../../courses/visibility.ts';

export const defaultModuleTitle = (position: number): string =>
  position === 0 ? 'Modul 1: Einführung' : `Modul ${position + 1}`;
export const defaultLessonTitle = (position: number): string => `Lektion ${position + 1}`;

export const copyTitle = (title: string): string => `${title.slice(0, 190)} (Kopie)`;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
export const moduleCountText = (count: number): string => counted(count, 'Modul', 'Module');
export const lessonCountText = (count: number): string => counted(count, 'Lektion', 'Lektionen');
export const blockCountText = (count: number): string => counted(count, 'Inhalt', 'Inhalte');

export const courseStateTexts = {
  statuses: {
    draft: 'Entwurf',
    review: 'In Prüfung',
    published: 'Veröffentlicht',
    takenDown: 'Gesperrt',
  } satisfies Record<ShownCourseState, string>,
  visibilities: { public: 'Öffentlich', 'org-only': 'Nur Organisation', private: 'Nur mit Einladung' },
  version: (number: number) => `Version ${number.toLocaleString('de-DE')}`,
  unpublishedChanges: 'Unveröffentlichte Änderungen',
  generation: { running: 'Wird erzeugt', planned: 'Plan liegt bereit', stopped: 'Schreiben angehalten' },
} as const;

export const courseListTexts = {
  title: 'Kurse',
  text: (organisation: string) => `Alle Kurse von ${organisation}`,
  textOfStaff: 'Kurse ohne Organisation',
  create: 'Neuer Kurs',
  search: 'Kurse suchen',
  searchPlaceholder: 'Titel eines Kurses',
  status: 'Status',
  filters: { all: 'Alle', draft: 'Entwurf', review: 'In Prüfung', published: 'Veröffentlicht', takenDown: 'Gesperrt' },
  list: 'Liste der Kurse',
  emptyFiltered: 'Keine Kurse gefunden, die Ihren Filterkriterien entsprechen',
  emptyFilteredText: 'Suchen Sie nach einem anderen Wort oder sehen Sie sich alle Kurse an.',
  clearFilter: 'Alle Kurse zeigen',
  empty: 'Sie haben noch keine Kurse erstellt.',
  emptyText:
    'Ein Kurs besteht aus Modulen und Lektionen. Fangen Sie mit einem Titel an, alles Weitere entsteht im Editor.',
  emptyReader: 'Ihre Organisation hat noch keine Kurse.',
  emptyReaderText: 'Sobald jemand einen Kurs anlegt, steht er hier.',
  created: 'Erstellt am',
  updated: 'Geändert am',
  menuOf: (title: string) => `Aktionen für ${title}`,
  edit: 'Bearbeiten',
  preview: 'Vorschau',
  toCourse: 'Zum Kurs',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  more: 'Mehr laden',
  loadFailed: 'Kurse konnten nicht geladen werden',
} as const;

export const courseActionTexts = {
  deleteTitle: 'Kurs löschen',
  deleteConfirm:
    'Sind Sie sicher, dass Sie diesen Kurs löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.',
  deleteWhat: (title: string) =>
    `„${title}“ verschwindet mit allen Versionen und allen Lernständen. Ausgestellte Zertifikate bleiben gültig.`,
  delete: 'Löschen',
  deleted: 'Kurs gelöscht',
  deleteFailed: 'Der Kurs konnte nicht gelöscht werden.',
  deleteFailedTitle: 'Löschung fehlgeschlagen',
  duplicated: 'Kurs dupliziert',
  duplicatedText: (title: string) => `Die Kopie von „${title}“ ist ein neuer Entwurf.`,
  duplicateFailed: 'Der Kurs konnte nicht dupliziert werden.',
} as const;

export const newCourseTexts = {
  title: 'Neuer Kurs',
  text: 'Ein Titel genügt für den Anfang. Module, Lektionen und Inhalte kommen im Editor dazu.',
  name: 'Titel des Kurses',
  nameHint: 'Woran man erkennt, was man hier lernt. Er lässt sich jederzeit ändern.',
  namePlaceholder: 'z.\u00a0B. Händehygiene im Alltag',
  submit: 'Kurs erstellen',
  busy: 'Kurs wird erstellt …',
  cancel: 'Abbrechen',
  created: 'Kurs erstellt',
  failed: 'Kurs konnte nicht erstellt werden',
  notAllowed: 'Kurse erstellen können Bearbeiter, Administratoren und Eigentümer einer Organisation.',
} as const;

export const courseDashboardTexts = {
  title: 'Kurse',
  total: 'Kurse gesamt',
  published: 'Veröffentlicht',
  drafts: 'Entwürfe',
  inReview: 'In Prüfung',
  takenDown: 'Gesperrt',
  figures: 'Kurse in Zahlen',
  all: 'Alle Kurse',
  recent: 'Zuletzt geändert',
} as const;

export const courseSettingsTexts = {
  title: 'Einstellungen des Kurses',
  name: 'Titel',
  description: 'Beschreibung',
  descriptionHint: 'Ein, zwei Sätze für die Kursübersicht.',
  outcomes: 'Danach können Sie',
  outcomesHint: (max: number) =>
    `Führen Sie den Satz „Danach können Sie …“ fort, etwa „ein Zimmer auf Stolperstellen prüfen“. Bis zu ${max} Zeilen. Gilt ab der nächsten Veröffentlichung.`,
  outcomesProblem: (lines: number, length: number) => `Bis zu ${lines} Zeilen mit je ${length} Zeichen.`,
  visibility: 'Sichtbarkeit',
  visibilities: {
    public: { label: 'Öffentlich', text: 'Im Katalog und mit dem Link für alle, auch ohne Konto.' },
    'org-only': { label: 'Nur Organisation', text: 'Für angemeldete Mitglieder Ihrer Organisation.' },
    private: { label: 'Nur mit Einladung', text: 'Für alle, die den Einladungslink haben.' },
  },
  visibilityLocked:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip: Wer den Kurs sieht, legen Administratoren und Eigentümer fest.',
  onlineLocked:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip: Was davon schon online ist, ändern Administratoren und Eigentümer.',
  visibilityNow: 'Gilt sofort, auch für die Version, die schon online ist.',
  skills: 'Soft Skills',
  skillsHint: (max: number) => `Bis zu ${max}, die dieser Kurs stärkt.`,
  skillsPlaceholder: 'Soft Skill suchen',
  skillsEmpty: 'Kein Soft Skill gefunden',
  skillsFailed: 'Die Soft Skills konnten nicht geladen werden.',
  courseLink: 'Link zum Kurs',
  courseLinkHints: {
    public: 'Für alle, auch ohne Konto.',
    'org-only': 'Für Mitglieder Ihrer Organisation, wenn sie angemeldet sind.',
  },
  courseLinkLater: 'Gilt, sobald der Kurs veröffentlicht und diese Sichtbarkeit gespeichert ist.',
  link: 'Einladungslink',
  linkHint: 'Wer ihn hat, kann den veröffentlichten Kurs lesen, ohne Mitglied zu sein.',
  linkLater: 'Gilt, sobald der Kurs nur mit Einladung sichtbar und veröffentlicht ist.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn selbst.',
  renew: 'Link erneuern',
  renewTitle: 'Einladungslink erneuern',
  renewText: 'Der bisherige Link führt danach nirgendwohin. Wer weiter lesen soll, braucht den neuen.',
  renewed: 'Neuer Einladungslink',
  renewFailed: 'Der Link konnte nicht erneuert werden.',
  save: 'Speichern',
  saved: 'Einstellungen gespeichert',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden.',
  stale: (name: string) => `Dieser Inhalt wurde inzwischen von ${name} geändert. Ihre Eingaben stehen noch hier.`,
  staleReload: 'Neuen Stand laden',
  staleKeep: 'Meine Eingaben speichern',
} as const;

export const contentViewTexts = {
  emptyLesson: 'Keine Inhalte verfügbar',
  emptyBlock: 'Kein Inhalt verfügbar',
  unknown: 'Unbekannter Inhaltstyp',
  video: {
    label: 'Video-Inhalt',
    play: (title: string) => (title === '' ? 'Video abspielen' : `Video abspielen: ${title}`),
    notice: (host: string) =>
      `Erst wenn Sie das Video starten, wird es von ${host} geladen. Dabei erfährt ${host} Ihre IP-Adresse.`,
    loading: 'Video wird geladen...',
    failed: 'Dieses Video lässt sich nicht abspielen.',
    open: 'Video beim Anbieter öffnen',
  },
  quiz: {
    label: 'Quiz',
    options: 'Antworten',
    right: 'Richtige Antwort',
    loading: 'Quiz wird geladen...',
    blankOption: 'Antwort ohne Text',
  },
  asset: {
    open: 'Öffnen',
    openNamed: (name: string) => `${name} öffnen`,
    missing: 'Die Datei fehlt.',
    failed: 'Diese Datei lässt sich hier nicht abspielen.',
    newTab: 'öffnet sich in einem neuen Tab',
  },
} as const;
