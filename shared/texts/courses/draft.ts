import { byMember } from '../words.ts';

const number = (count: number): string => count.toLocaleString('de-DE');
const counted = (count: number): string =>
  `${number(count)} ${count === 1 ? 'offener Kommentar' : 'offene Kommentare'}`;

export const draftTexts = {
  view: 'Entwurf ansehen',
  tab: (title: string) => `Entwurf: ${title}`,
  band: 'Über diesen Entwurf',
  unpublished: 'Entwurf, noch nicht veröffentlicht',
  inReview: 'Entwurf in Prüfung, noch nicht veröffentlicht',
  published: (version: number) => `Veröffentlicht als Version ${number(version)}`,
  asOf: (moment: string) => `Stand ${moment}`,
  toEditor: 'Zum Editor',
  toCourses: 'Alle Kurse',
  toPortal: 'Zum Admin Portal',
  toCourse: 'Zum Kurs',
  stale: 'Der Entwurf wurde geändert',
  reload: 'Neu laden',
  gone: 'Diesen Kurs gibt es nicht mehr.',
} as const;

export const draftChangeTexts = {
  firstVersion: 'Erste Version',
  since: (version: number) => `Änderungen seit Version ${number(version)}`,
  unchanged: (version: number) => `Diese Lektion ist seit Version ${number(version)} unverändert.`,
  isNew: (version: number) => `Diese Lektion ist seit Version ${number(version)} neu.`,
  moved: 'Die Lektion steht an einer anderen Stelle.',
  removed: (version: number) => `Entfernt seit Version ${number(version)}`,
  toVersion: (version: number) => `Version ${number(version)} ansehen`,
  lessonsChanged: (count: number) =>
    count === 1
      ? 'Eine Lektion ist neu, geändert, verschoben oder entfernt. Sie ist im Inhalt gekennzeichnet.'
      : `${number(count)} Lektionen sind neu, geändert, verschoben oder entfernt. Sie sind im Inhalt gekennzeichnet.`,
  failed: 'Die Änderungen konnten nicht geladen werden',
} as const;

export const commentTexts = {
  ofLesson: 'Kommentare zur Lektion',
  ofCourse: 'Kommentare zum Kurs',
  count: (open: number) => counted(open),
  goneLesson: (title: string) => `Zur Lektion „${title}“, die es nicht mehr gibt`,
  label: { lesson: 'Kommentar zu dieser Lektion', course: 'Kommentar zum ganzen Kurs' },
  hint: 'Alle, die den Kurs bearbeiten, können ihn lesen.',
  send: 'Kommentar senden',
  sendFailed: 'Der Kommentar konnte nicht gesendet werden.',
  edited: 'bearbeitet',
  edit: 'Bearbeiten',
  editLabel: 'Kommentar bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saveFailed: 'Der Kommentar konnte nicht gespeichert werden.',
  remove: 'Löschen',
  removeTitle: 'Kommentar löschen',
  removeText: 'Der Kommentar ist danach für alle verschwunden.',
  removeFailed: 'Der Kommentar konnte nicht gelöscht werden.',
  resolve: 'Erledigt',
  resolved: (name: string | null, date: string) => `Erledigt ${byMember(name)} am ${date}`,
  reopen: 'Wieder öffnen',
  resolveFailed: 'Das ließ sich nicht speichern.',
  showResolved: (count: number) =>
    count === 1 ? 'Einen erledigten Kommentar zeigen' : `${number(count)} erledigte Kommentare zeigen`,
  hideResolved: 'Erledigte ausblenden',
  none: 'Noch kein Kommentar.',
  loadFailed: 'Die Kommentare konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  take: (count: number) =>
    count === 1 ? 'Offenen Kommentar übernehmen' : `${number(count)} offene Kommentare übernehmen`,
  taken: (lesson: string, text: string) => `${lesson === '' ? 'Zum Kurs' : `„${lesson}“`}: ${text}`,
} as const;

export const decisionTexts = {
  label: 'Prüfung abschließen',
  inReview: 'In Prüfung',
  stale: 'Laden Sie erst den neuen Stand, dann können Sie veröffentlichen.',
  end: 'Das war der ganze Entwurf.',
  endText: (open: number) =>
    open === 0
      ? 'Es gibt keine offenen Kommentare. Entscheiden Sie, ob er so veröffentlicht wird.'
      : `Es gibt ${counted(open)}. Entscheiden Sie, ob er so veröffentlicht oder zurückgegeben wird.`,
  published: (version: number) => `Der Kurs ist als Version ${number(version)} veröffentlicht.`,
  sentBack: 'Der Kurs ist zurückgegeben. Die Kommentare stehen im Editor an ihren Lektionen.',
} as const;
