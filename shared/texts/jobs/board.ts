import { dayOf } from '../../jobs/day.ts';
import { locale } from '../../product.ts';
import type { RequestAnswer } from '../../releases/state.ts';
import { testMinutes } from '../words.ts';
import { longDayText } from './words.ts';

const number = (count: number): string => count.toLocaleString(locale);
const jobs = (count: number): string => `${number(count)} ${count === 1 ? 'Stelle' : 'Stellen'}`;

export const jobTexts = {
  pay: 'Gehalt',
  /** Below the heading that names the pay. */
  payMissing: 'nicht genannt',
  payAgreement: (agreement: string) => `nach ${agreement}`,
  payReasonTitle: 'Warum steht hier kein Gehalt?',
  payReason: (reason: string) => `Das Unternehmen sagt dazu: „${reason}“`,
  field: 'Arbeitsbereich',
  start: 'Beginn',
  applyUntil: 'Bewerben bis',
  reply: 'Unternehmen antwortet bis',
  replyUntil: (date: string) => `Antwort bis ${longDayText(date)}`,
  description: 'Worum es geht',
  skills: 'Welche Stärken gefragt sind',
  facts: 'Gehalt, Ort und Bewerbung',
  skillsNote: 'Das Unternehmen hat festgelegt, wie wichtig jede ist. Öffnen Sie eine, um zu lesen, was gemeint ist.',
  values: 'Wofür das Unternehmen steht',
  questions: 'Fragen des Unternehmens',
  questionsNote: 'Sie gehören zur Stelle. Antworten ist freiwillig.',
  company: 'Das Unternehmen',
  toCompany: (name: string) => `Seite von ${name}`,
  companyJobs: (name: string) => `Alle Stellen von ${name}`,
  reference: (reference: string) => `Kennung ${reference}`,
  published: (date: string) => `Veröffentlicht am ${date}`,
  online: (days: number): string => {
    if (days < 2) return days === 0 ? 'Seit heute' : 'Seit gestern';
    if (days < 14) return `Seit ${days} Tagen`;
    return days < 60 ? `Seit ${Math.floor(days / 7)} Wochen` : `Seit ${Math.floor(days / 30)} Monaten`;
  },
  ends: (date: string) => `Ausgeschrieben bis ${date}`,
  save: 'Merken',
  saved: 'Gemerkt',
  saveFailed: 'Die Stelle konnte nicht gemerkt werden.',
  asked: (company: string) => `${company} hat Sie zu dieser Stelle angefragt`,
  answered: (company: string, answer: RequestAnswer | null) => {
    if (answer === null) return `Die Anfrage von ${company} ist geschlossen.`;
    const { answeredAt, appliedTo } = answer;
    const act = appliedTo === null ? 'Ihr Ergebnis gezeigt' : `sich auf „${appliedTo}“ beworben`;
    return `Die Anfrage von ${company} ist seit ${longDayText(dayOf(answeredAt))} geschlossen: Sie haben ${act}.`;
  },
  mayStillApply: 'Auf diese Stelle können Sie sich noch bewerben.',
  toMessages: 'Zu den Nachrichten',
  askedJobs: 'Anfragen zu Stellen',
  askedJob: (company: string) => `${company} hat Sie angefragt:`,
  askedElsewhere: (company: string) => `${company} hat Sie zu einer anderen Stelle angefragt:`,
  answer: 'Antworten',
  answerRequest: 'Anfrage beantworten',
  lowMatch: 'Die Passung zählt nur Stärken und Werte, keine Erfahrung und keinen Abschluss.',
  viewRequest: 'Anfrage ansehen',
  viewRequests: 'Anfragen ansehen',
} as const;

export const jobListTexts = {
  title: 'Stellen',
  description:
    'Offene Stellen, bei denen das Gehalt zuerst steht und die gefragten Stärken benannt sind. Ohne Anmeldung lesbar.',
  all: 'Alle Stellen',
  applied: 'Schon beworben',
  appliedCount: (count: number) => `Schon beworben (${number(count)})`,
  testHint: 'Welche Stelle passt zu Ihnen?',
  testText: {
    guest: `Der Test zeigt es, ${testMinutes.softskill}, ohne Konto.`,
    applicant: `Der Test zeigt es in ${testMinutes.softskill}.`,
  },
  toTest: 'Zum Test',
  openTest: 'Ihr angefangener Test zeigt es.',
  resumeTest: 'Test fortsetzen',
  search: 'Stellen suchen',
  searchPlaceholder: 'Beruf oder Stärke',
  clear: 'Suche leeren',
  place: 'Ort oder Postleitzahl',
  radius: 'Umkreis',
  radiusOf: (km: number) => `${km} km`,
  noRadius: 'nur von zu Hause',
  remote: 'Ort der Arbeit',
  remotes: { '': 'Nur in der Nähe', also: 'In der Nähe oder von zu Hause', only: 'Nur von zu Hause' },
  anyRemote: 'Vor Ort oder von zu Hause',
  employment: 'Anstellung',
  anyEmployment: 'Alle Arten',
  field: 'Arbeitsbereich',
  anyField: 'Alle Bereiche',
  pay: 'Gehalt im Jahr',
  anyPay: 'Jedes Gehalt',
  payFrom: (year: string, month: string) => `ab ${year} (${month} im Monat)`,
  company: (name: string) => `Nur Stellen von ${name}`,
  anyCompany: 'Stellen aller Unternehmen zeigen',
  reset: 'Filter zurücksetzen',
  activeFilters: 'Gewählte Filter',
  removeFilter: (filter: string) => `Filter „${filter}“ entfernen`,
  payChip: (amount: string) => `ab ${amount} im Jahr`,
  moreFilters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  show: (count: number | undefined) => {
    if (count === undefined) return 'Stellen zeigen';
    return count === 0 ? 'Keine Stelle: Filter schließen' : `${jobs(count)} zeigen`;
  },
  sort: 'Sortieren nach',
  sorts: { newest: 'Neueste zuerst', pay: 'Höchstes Gehalt', fit: 'Beste Passung' },
  orders: {
    newest: 'neueste zuerst',
    pay: 'höchstes Gehalt zuerst',
    fit: 'beste Passung zuerst',
  },
  /** In place of the match while only the values are known. */
  byValues: {
    sort: 'Gemeinsame Werte',
    order: 'mehr gemeinsame Werte zuerst',
    note: 'Nach gemeinsamen Werten.',
    test: 'Wie gut sie passen, zeigt der Soft-Skill-Test.',
  },
  list: 'Gefundene Stellen',
  found: (count: number) => (count === 0 ? 'Keine Stellen gefunden' : jobs(count)),
  around: (place: string, km: number) => `im Umkreis von ${km}\u00a0km um ${place}`,
  orRemote: ' oder von zu Hause',
  alsoRemote: (count: number) => `Auch ${jobs(count)} von zu Hause zeigen`,
  unknownPlace: (place: string) => `Den Ort „${place}“ kennen wir nicht`,
  unknownPlaceText: 'Geben Sie eine Postleitzahl oder einen Ort in Deutschland, Österreich oder der Schweiz ein.',
  meant: (text: string) => `Meinten Sie ${text}?`,
  meantTown: (town: string, count: number) => `Meinten Sie ${town}? (${jobs(count)})`,
  nearest: (town: string, km: number) => `Nächste Stelle: ${town}, rund ${Math.round(km / 10) * 10}\u00a0km entfernt`,
  empty: 'Keine Stellen gefunden',
  emptyFor: (named: string, around: string) => {
    if (named === '') return `${around.replace('im', 'Im')} ist gerade keine Stelle offen`;
    return `Für ${named}${around === '' ? '' : ` ${around}`} ist gerade keine Stelle offen`;
  },
  emptyFiltered: (named: string, around: string) =>
    ['Mit diesen Filtern ist', named && `für ${named}`, around, 'gerade keine Stelle offen']
      .filter((part) => part !== '')
      .join(' '),
  inFields: (first: string, count: number) => (count === 1 ? `in „${first}“` : `in ${count} Arbeitsbereichen`),
  quoted: (text: string) => `„${text}“`,
  fieldCount: (count: number) => `diese ${count} Arbeitsbereiche`,
  near: 'Andere offene Stellen',
  nearInField: (field: string, isEverywhere: boolean) =>
    `Stellen im Bereich „${field}“${isEverywhere ? ' in allen Orten' : ''}`,
  allApplied: 'Auf alle diese Stellen haben Sie sich schon beworben.',
  wider: {
    field: (count: number, field: string, isEverywhere: boolean) =>
      `${jobs(count)} im Bereich „${field}“${isEverywhere ? ' in allen Orten' : ''} zeigen`,
    radius: (count: number, km: number) => `${jobs(count)} im Umkreis von ${km}\u00a0km zeigen`,
    remote: (count: number) => `${jobs(count)} von zu Hause zeigen`,
    filters: (count: number) => `${jobs(count)} ohne Filter zeigen`,
    fields: (count: number) => `${jobs(count)} in allen Arbeitsbereichen zeigen`,
    company: (count: number) => `${jobs(count)} aller Unternehmen zeigen`,
    place: (count: number) => `${jobs(count)} in allen Orten zeigen`,
    around: (count: number, place: string, hasRemote: boolean) =>
      `${count === 1 ? 'Eine andere Stelle' : `${count} andere Stellen`} um ${place}${hasRemote ? ' oder von zu Hause' : ''} zeigen`,
    word: (count: number, word: string) => `${jobs(count)} ohne „${word}“ zeigen`,
    all: (count: number) => (count === 1 ? 'Die einzige offene Stelle zeigen' : `Alle ${jobs(count)} zeigen`),
  },
  emptySearch: 'Versuchen Sie es mit weniger Filtern oder einem größeren Umkreis.',
  emptyAll: 'Im Moment ist keine Stelle ausgeschrieben. Die Kurse der Unternehmen stehen Ihnen offen.',
  toCourses: 'Kurse entdecken',
  showAll: 'Alle Stellen zeigen',
  more: 'Mehr laden',
  moreFailed: 'Weitere Stellen konnten nicht geladen werden.',
  failed: 'Stellen konnten nicht geladen werden',
} as const;

export const jobPageTexts = {
  loading: 'Stelle',
  failed: 'Stelle konnte nicht geladen werden',
  notFound: 'Stelle nicht gefunden',
  notFoundText: 'Diese Stelle gibt es nicht oder nicht mehr.',
  closed: (title: string) => `„${title}“ ist nicht mehr ausgeschrieben`,
  closedText:
    'Sie wurde geschlossen oder entfernt, oder ihre Zeit ist abgelaufen. Andere Stellen finden Sie in der Liste.',
  back: 'Zurück zu den Stellen',
  toJobs: 'Alle Stellen',
  toApplications: 'Meine Bewerbungen',
  description: (title: string, company: string, pay: string) => `„${title}“ bei ${company}. ${pay}.`,
  own: 'Diese Stelle gehört zu Ihrem Unternehmen.',
  toOwn: 'Stelle bearbeiten',
  bar: 'Bewerbung',
  similar: 'Ähnliche Stellen',
  onlyValues: 'Ohne Soft-Skill-Test sieht das Unternehmen noch keine Stärken von Ihnen.',
  takeTest: `Test machen (${testMinutes.softskill})`,
} as const;

export const companyOffersTexts = {
  jobs: 'Offene Stellen',
  noJobs: 'Zurzeit ist hier keine Stelle offen.',
  otherJobs: 'Stellen anderer Unternehmen',
  allJobs: (count: number) => `Alle ${jobs(count)} ansehen`,
  courses: 'Kurse',
} as const;

export const jobFeedTexts = {
  hoursAWeek: (hours: string) => `${hours} in der Woche`,
  remote: 'Remote',
} as const;
