const lessons = (count: number): string => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Lektion' : 'Lektionen'}`;
const questions = (count: number): string => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Frage' : 'Fragen'}`;

/** Lessons marked as read; whether their questions are answered is said beside it. */
const lessonsRead = (read: number, of: number): string => `${read.toLocaleString('de-DE')} von ${lessons(of)} gelesen`;

const missingQuestions = (count: number): string =>
  `Für das Zertifikat ${count === 1 ? 'fehlt' : 'fehlen'} noch ${questions(count)}.`;

const numbered = /^Modul (\d{1,6})\b/;

export const courseTexts = {
  loading: 'Kurs wird geladen...',
  notFound: 'Kurs nicht gefunden',
  notFoundText: 'Dieser Kurs ist möglicherweise nicht mehr verfügbar.',
  toCatalogue: 'Kurse entdecken',
  failed: 'Kurs konnte nicht geladen werden',
  publishedAt: (date: string) => `Veröffentlicht am ${date}`,
  contents: 'Inhalt',
  contentsOf: 'Inhalt des Kurses',
  closeContents: 'Inhalt schließen',
  module: (number: number, title: string) =>
    numbered.exec(title)?.[1] === String(number) ? title : `Modul ${number}: ${title}`,
  lessonOf: (number: number, of: number) =>
    `Lektion ${number.toLocaleString('de-DE')} von ${of.toLocaleString('de-DE')}`,
  noLessons: 'Keine Inhalte verfügbar',
  noLessonsText: 'Dieser Kurs hat noch keine Lektionen.',
  lessonGone: 'Diese Lektion gibt es in der aktuellen Version nicht mehr.',
  start: 'Kurs beginnen',
  sample: 'Erste Lektion ansehen',
  outcomes: 'Danach können Sie',
  outcomesNow: 'Das können Sie jetzt',
  begin: 'Beginnen',
  bar: 'Nächster Schritt',
  minutes: (minutes: number) => `etwa ${minutes.toLocaleString('de-DE')} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  lessonMinutes: (minutes: number) => `${minutes.toLocaleString('de-DE')} Min.`,
  questions,
  certificate: 'Zertifikat nach allen Lektionen',
  certificateWithQuestions: 'Zertifikat nach allen Lektionen und Fragen',
  skills: (names: readonly string[]) => `Übt ${names.join(', ')}`,
  why: 'Warum für Sie',
  whyJob: 'Die Stelle',
  asksFor: (skill: string) => `verlangt ${skill}.`,
  whyLowest: (skill: string, rank: number, of: number) =>
    `${skill} können Sie ausbauen: bei Ihnen auf Platz ${rank} von ${of}.`,
  resume: (lesson: string) => `Weiter bei ${lesson}`,
  answerQuestions: (count: number) => `${questions(count)} beantworten`,
  answer: 'Beantworten',
  next: 'Weiter',
  back: 'Zurück',
  overview: 'Zur Kursübersicht',
  lessonWays: 'Vorige und nächste Lektion',
  print: 'Drucken',
  printCourse: 'Druckansicht',
  printTitle: 'Druckansicht',
  printText: 'Der ganze Kurs auf einer Seite.',
  toCourse: 'Zurück zum Kurs',
} as const;

export const progressTexts = {
  label: 'Ihr Fortschritt',
  read: lessonsRead,
  readWithOpen: (read: number, of: number, open: number) => `${lessonsRead(read, of)}, ${questions(open)} offen`,
  left: (read: number, of: number, minutes: number) =>
    `${lessonsRead(read, of)}, noch etwa ${minutes.toLocaleString('de-DE')} Min.`,
  allRead: 'Alle Lektionen gelesen, Fragen noch offen',
  states: { unread: 'noch nicht gelesen', open: 'Gelesen, Frage offen', completed: 'abgeschlossen' },
  finishHint: (button: string) => `Mit „${button}“ ist diese Lektion abgeschlossen.`,
  finishCourse: 'Kurs abschließen',
  finishCourseHint: (button: string) => `Mit „${button}“ sind diese Lektion und der ganze Kurs abgeschlossen.`,
  finishLastHint: (count: number) => `Danach sind alle Lektionen gelesen. ${missingQuestions(count)}`,
  questionOpen: (count: number) => (count === 1 ? 'Frage noch offen.' : `${questions(count)} noch offen.`),
  readOn: 'Sie können auch später antworten, spätestens vor dem Zertifikat.',
  finished: 'Lektion abgeschlossen',
  toCertificate: 'Zertifikat ansehen',
  reopen: 'Abschluss zurücknehmen',
  finishFailed: 'Der Abschluss konnte nicht gespeichert werden.',
  visitor: 'Mit einem kostenlosen Konto bleibt Ihr Fortschritt, und Sie bekommen am Ende ein Zertifikat.',
  signUp: 'Kostenlos registrieren',
  lastLesson: 'Das war die letzte Lektion',
  lastLessonText: (count: number) =>
    count === 0
      ? 'Ein Zertifikat bekommen Sie mit einem kostenlosen Konto, wenn Sie dort alle Lektionen lesen.'
      : `Ein Zertifikat bekommen Sie mit einem kostenlosen Konto, wenn Sie dort alle Lektionen lesen und ${count === 1 ? 'die Frage' : `alle ${questions(count)}`} richtig beantworten.`,
  failed: 'Ihr Fortschritt lässt sich gerade nicht laden. Lesen können Sie trotzdem.',
  retry: 'Erneut versuchen',
  openQuizzes: (count: number) => `Alle Lektionen sind gelesen. ${missingQuestions(count)}`,
  moreQuestions: (count: number) =>
    count === 1 ? 'und 1 weitere Frage' : `und ${count.toLocaleString('de-DE')} weitere Fragen`,
  complete: 'Kurs abgeschlossen',
  completeText: 'Sie haben alle Lektionen gelesen und alle Fragen richtig beantwortet.',
  completePlain: 'Sie haben alle Lektionen gelesen.',
  certificate: 'Zertifikat herunterladen',
  certificateFrom: (date: string, version: number) =>
    `Ausgestellt am ${date} für Version ${version.toLocaleString('de-DE')}`,
  olderCertificate: 'Früheres Zertifikat herunterladen',
  newVersion: (version: number) => `Es gibt Version ${version.toLocaleString('de-DE')} dieses Kurses.`,
  newVersionText: 'Was Sie gelernt haben, bleibt erhalten.',
  reload: 'Neue Version laden',
} as const;

export const afterCourseTexts = {
  jobs: (organisation: string, count: number) =>
    count === 1
      ? `Diese Stelle bei ${organisation} verlangt, was Sie geübt haben`
      : `Diese Stellen bei ${organisation} verlangen, was Sie geübt haben`,
  allApplied: (count: number) =>
    count === 1
      ? 'Auf diese Stelle haben Sie sich schon beworben.'
      : 'Auf alle diese Stellen haben Sie sich schon beworben.',
  otherJobs: 'Andere offene Stellen',
  nextCourse: (title: string) => `Nächster Kurs: ${title}`,
  moreCourses: 'Weitere Kurse ansehen',
} as const;

export const answerTexts = {
  choose: 'Wählen Sie eine Antwort.',
  check: 'Antwort prüfen',
  again: 'Noch einmal versuchen',
  right: 'Richtig.',
  wrong: 'Nicht richtig.',
  solved: (letter: string) => `Nicht richtig. Richtig ist Antwort ${letter}.`,
  showSolution: 'Lösung zeigen',
  yours: 'Ihre Antwort',
  yoursRight: 'Ihre Antwort ist richtig',
  solution: 'Richtige Antwort',
  failed: 'Die Antwort konnte nicht geprüft werden.',
  gone: 'Diese Frage gibt es nicht mehr. Laden Sie den Kurs neu.',
} as const;

export const myCoursesTexts = {
  title: 'Meine Kurse',
  empty: 'Sie haben noch keinen Kurs begonnen',
  emptyText: 'Kurse von Unternehmen lesen Sie hier frei. Was Sie angefangen haben, steht danach an dieser Stelle.',
  discover: 'Kurse entdecken',
  resume: 'Weiterlernen',
  answer: 'Fragen beantworten',
  all: 'Alle meine Kurse',
  suggested: 'Kurse für Sie',
  moreBegun: (count: number) => (count === 1 ? '1 weiterer begonnener Kurs' : `${count} weitere begonnene Kurse`),
  finished: 'Abgeschlossene Kurse',
  earlier: 'Frühere Kurse',
  look: 'Kurs ansehen',
  named: (action: string, title: string) => `${action}: ${title}`,
  lastSeen: (when: string) => `Zuletzt gelernt: ${when}`,
  completed: (date: string) => `Abgeschlossen am ${date}`,
  gone: 'Dieser Kurs ist nicht mehr verfügbar. Ihr Zertifikat bleibt gültig.',
  goneWithout: 'Dieser Kurs ist nicht mehr verfügbar.',
  more: 'Mehr laden',
  moreFailed: 'Weitere Kurse konnten nicht geladen werden.',
} as const;

export const learnersTexts = {
  title: 'Lernfortschritt',
  of: (title: string) => `Wie weit Ihre Mitglieder in „${title}“ sind`,
  toCourses: 'Zurück zu den Kursen',
  members: 'Mitglieder',
  table: 'Lernfortschritt der Mitglieder',
  name: 'Name',
  lessons: 'Lektionen',
  lessonsDone: (done: number, of: number) => `${done.toLocaleString('de-DE')} von ${of.toLocaleString('de-DE')}`,
  lastSeen: 'Zuletzt gesehen',
  completed: 'Abgeschlossen',
  notCompleted: 'noch nicht',
  outsiders: 'Außerhalb der Organisation',
  outsidersText: 'Von Menschen außerhalb sehen Sie nur, wie viele es sind.',
  noOutsiders: 'Von außerhalb hat noch niemand begonnen.',
  begun: 'Begonnen',
  finished: 'Abgeschlossen',
  empty: 'Noch kein Mitglied hat begonnen',
  emptyText: 'Sobald ein Mitglied Ihrer Organisation diesen Kurs liest, steht hier, wie weit es ist.',
  more: 'Mehr laden',
  moreFailed: 'Weitere Mitglieder konnten nicht geladen werden.',
} as const;
