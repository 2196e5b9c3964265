/** The words of a company's screens for its jobs: list, editor, publishing, import. */
import { type JobDraft, type JobStatus, jobLimits, type PayKind } from '../jobs/draft.ts';
import type { JobRowStatus } from '../jobs/import.ts';

const number = (value: number): string => value.toLocaleString('de-DE');

export const jobStatusNames = {
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  closed: 'Geschlossen',
} as const satisfies Record<JobStatus, string>;

export const jobListTexts = {
  title: 'Stellen',
  text: (organisation: string) => `Stellen von ${organisation}, zuletzt geänderte zuerst`,
  textOfStaff: 'Zuletzt geänderte zuerst',
  create: 'Neue Stelle',
  list: 'Liste der Stellen',
  search: 'Stellen suchen',
  searchPlaceholder: 'Titel',
  status: 'Status',
  filters: { all: 'Alle', ...jobStatusNames } satisfies Record<'all' | JobStatus, string>,
  empty: 'Noch keine Stelle',
  emptyText:
    'Schreiben Sie die erste Stelle aus. Menschen mit Testergebnis sehen dann, wie gut sie zu ihnen passt, und warum.',
  emptyReaderText: 'Sobald jemand aus Ihrer Organisation eine Stelle anlegt, steht sie hier.',
  emptyFiltered: 'Keine Stelle passt zu Suche und Status',
  emptyFilteredText: 'Ändern Sie die Suche oder den Status.',
  clearFilter: 'Alle Stellen zeigen',
  more: 'Weitere Stellen laden',
  loadFailed: 'Stellen konnten nicht geladen werden.',
  unpublishedChanges: 'Unveröffentlichte Änderungen',
  place: 'Arbeitsort',
  noPlace: 'Ort fehlt noch',
  employment: 'Beschäftigung',
  replyBy: 'Antwort bis',
  endsOn: 'Online bis',
  updated: 'Geändert am',
  reference: 'Kennzeichen',
  menuOf: (title: string) => `Aktionen für ${title}`,
  reviewTitle: 'Veröffentlichen können andere',
  reviewText:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Sie schreiben Stellen, veröffentlichen, verlängern und schließen können sie ein Administrator oder Eigentümer.',
} as const;

export const jobDashboardTexts = {
  title: 'Stellen',
  all: 'Alle Stellen',
  figures: 'Stellen in Zahlen',
  total: 'Stellen gesamt',
  published: 'Veröffentlicht',
  drafts: 'Entwürfe',
  closed: 'Geschlossen',
} as const;

export const jobActionTexts = {
  edit: 'Bearbeiten',
  view: 'Ansehen',
  duplicate: 'Duplizieren',
  duplicated: 'Stelle dupliziert',
  duplicatedText: (title: string) => `Die Kopie von „${title}“ ist ein Entwurf.`,
  duplicateFailed: 'Die Stelle konnte nicht dupliziert werden.',
  extend: {
    action: 'Verlängern',
    title: 'Stelle verlängern',
    text: (title: string) => `„${title}“ bleibt ab heute weitere ${jobLimits.daysOnline} Tage online.`,
    done: 'Stelle verlängert',
    failed: 'Die Stelle konnte nicht verlängert werden.',
  },
  close: {
    action: 'Schließen',
    title: 'Stelle schließen',
    text: (title: string) =>
      `„${title}“ ist danach nicht mehr zu finden. Wer die Adresse kennt, liest dort, dass sie nicht mehr ausgeschrieben ist. Sie können die Stelle später wieder öffnen.`,
    done: 'Stelle geschlossen',
    failed: 'Die Stelle konnte nicht geschlossen werden.',
  },
  reopen: {
    action: 'Wieder öffnen',
    title: 'Stelle wieder öffnen',
    text: (title: string) =>
      `„${title}“ wird mit dem jetzigen Stand des Editors veröffentlicht und ist ${jobLimits.daysOnline} Tage online.`,
    done: 'Stelle wieder geöffnet',
    failed: 'Die Stelle konnte nicht wieder geöffnet werden.',
  },
  remove: {
    action: 'Löschen',
    title: 'Stelle löschen',
    text: (title: string) => `„${title}“ wird endgültig gelöscht, auch für alle, die sie sich gemerkt haben.`,
    done: 'Stelle gelöscht',
    failed: 'Die Stelle konnte nicht gelöscht werden.',
  },
} as const;

export const newJobTexts = {
  title: 'Neue Stelle',
  text: 'Beginnen Sie mit dem Titel. Alles andere füllen Sie danach aus, gespeichert wird von selbst.',
  name: 'Titel der Stelle',
  nameHint: 'Der Beruf, so wie Bewerber danach suchen.',
  namePlaceholder: 'z. B. Pflegefachkraft im Nachtdienst (m/w/d)',
  submit: 'Stelle anlegen',
  busy: 'Stelle wird angelegt …',
  cancel: 'Abbrechen',
  created: 'Stelle angelegt',
  failed: 'Die Stelle konnte nicht angelegt werden.',
  notAllowed: 'Stellen legen Bearbeiter, Administratoren und Eigentümer an.',
} as const;

const fieldNames: Record<keyof JobDraft, string> = {
  title: 'Titel',
  description: 'Beschreibung',
  postalCode: 'Postleitzahl',
  town: 'Ort',
  country: 'Land',
  workplace: 'Arbeitsort',
  employment: 'Art der Beschäftigung',
  startsOn: 'Beginn',
  hoursFrom: 'Stunden von',
  hoursTo: 'Stunden bis',
  replyBy: 'Antwort bis',
  payKind: 'Angabe zur Vergütung',
  payFrom: 'Vergütung von',
  payTo: 'Vergütung bis',
  payUnit: 'Zeitraum',
  agreement: 'Tarifvertrag',
  payGroup: 'Entgeltgruppe',
  payReason: 'Begründung',
  skills: 'Fähigkeiten',
  questions: 'Fragen',
};

export const jobEditorTexts = {
  back: 'Zurück zu den Stellen',
  fallbackTitle: 'Stelle bearbeiten',
  untitled: 'Stelle ohne Titel',
  missing: 'Stelle nicht gefunden',
  missingText: 'Die Stelle wurde gelöscht oder gehört zu einer anderen Organisation.',
  toJobs: 'Zu den Stellen',
  loadFailed: 'Die Stelle konnte nicht geladen werden.',
  gone: 'Diese Stelle wurde gelöscht.',
  edited: (date: string, name: string | null) => `Zuletzt bearbeitet am ${date}${name === null ? '' : ` von ${name}`}`,
  endsOn: (date: string) => `Online bis ${date}`,
  closedOn: (date: string) => `Geschlossen am ${date}`,
  preview: 'Vorschau',
  edit: 'Bearbeiten',
  menu: 'Weitere Aktionen',
  toJob: 'Zur Stelle',
  saveFailedTitle: 'Speichern fehlgeschlagen',
  saveFailed: 'Ihre Änderungen bleiben in diesem Browser und werden erneut gesendet.',
  held: 'Was an den Feldern bemängelt ist, wird erst gespeichert, wenn es stimmt.',
  flushFailed: 'Ihre letzten Änderungen sind noch nicht gespeichert.',
  fieldNames,
} as const;

export const jobConflictTexts = {
  changed: (name: string) => `Diese Stelle wurde inzwischen von ${name} geändert`,
  text: 'Ihre Änderungen stehen noch hier und sind noch nicht gespeichert. Behalten Sie sie, kommen sie zur neueren Fassung dazu. Laden Sie die neuere Fassung, gehen Ihre Änderungen verloren.',
  both: (fields: string) => `Von beiden geändert: ${fields}. Hier ersetzt Ihre Angabe die andere.`,
  keep: 'Meine Änderungen behalten',
  reload: 'Neuere Fassung laden',
  goneTitle: 'Diese Stelle wurde gelöscht',
  goneText:
    'Ihre letzten Änderungen lassen sich nicht mehr speichern. Solange Sie hier bleiben, können Sie sie kopieren.',
  live: (name: string) => `${name} hat diese Stelle gerade geändert. Sie sehen die neue Fassung.`,
  liveStatus: (name: string) => `${name} hat den Stand dieser Stelle geändert.`,
  somebody: 'Jemand anderes',
} as const;

export const jobFormTexts = {
  text: { title: 'Titel und Text', text: 'Was zu tun ist, und was die Arbeit bei Ihnen ausmacht.' },
  titleHint: 'Der Beruf, so wie Bewerber danach suchen.',
  neutral: 'Der Titel nennt nur ein Geschlecht (AGG §§ 1, 11).',
  addNeutral: (suggestion: string) => `Ändern in „${suggestion}“`,
  descriptionHint: 'Aufgaben, Team, was Sie bieten. Lebenslauf, Anschreiben und Fotos verlangt hier niemand.',
  descriptionPlaceholder: 'Aufgaben, Team, was Sie bieten',
  hints: 'Formulierungen, die jemanden ausschließen',
  hintsText: 'Sie halten das Veröffentlichen nicht auf.',
  place: { title: 'Ort und Arbeit', text: 'Wo, wie viel und ab wann gearbeitet wird.' },
  workplace: 'Wo gearbeitet wird',
  remotePlace: 'Bei Remote dürfen Postleitzahl und Ort leer bleiben.',
  townHint: 'Passend zur Postleitzahl',
  employment: 'Art der Beschäftigung',
  employmentPlaceholder: 'Auswählen',
  hours: 'Stunden je Woche',
  from: 'Von',
  to: 'Bis',
  startsOn: 'Beginn',
  startsOnHint: 'Leer heißt: ab sofort.',
  pay: {
    title: 'Vergütung',
    text: 'Sie steht auf der Seite der Stelle ganz oben. Wer sich bewirbt, soll sie vor dem ersten Gespräch kennen (Richtlinie (EU) 2023/970).',
  },
  payKinds: { range: 'Spanne', agreement: 'Tarif', none: 'Keine Angabe' } satisfies Record<PayKind, string>,
  payKind: 'Angabe zur Vergütung',
  payUnit: 'Zeitraum',
  payRange: 'Spanne',
  payRangeHint: 'Brutto in Euro, bei Teilzeit für die genannten Stunden.',
  payShown: (pay: string) => `So liest es sich: ${pay}`,
  agreement: 'Tarifvertrag',
  agreementPlaceholder: 'z. B. TVöD-P',
  payGroup: 'Entgeltgruppe',
  payGroupPlaceholder: 'z. B. P 7',
  agreementRange: 'Beträge (freiwillig)',
  payReason: 'Begründung',
  payReasonHint: 'Bewerber lesen sie anstelle der Vergütung.',
  skills: {
    title: 'Fähigkeiten',
    text: `${jobLimits.skills.least} bis ${jobLimits.skills.most} Soft Skills, auf die es ankommt. Aus ihnen und ihrem Gewicht entsteht die Passung.`,
  },
  addSkill: 'Fähigkeit hinzufügen',
  skillPlaceholder: 'Suchen und auswählen',
  skillsEmpty: 'Keine passende Fähigkeit',
  skillsFailed: 'Die Fähigkeiten konnten nicht geladen werden.',
  skillsCount: (count: number) => `${count} von ${jobLimits.skills.most} gewählt`,
  skillsFull: `Mehr als ${jobLimits.skills.most} würden die Passung verwischen.`,
  chosenSkills: 'Gewählte Fähigkeiten',
  weightOf: (skill: string) => `Gewicht von ${skill}`,
  removeSkill: (skill: string) => `${skill} entfernen`,
  questions: {
    title: 'Fragen',
    text: `Bis zu ${jobLimits.questions} kurze Fragen an Bewerber. Antworten sind freiwillig.`,
  },
  question: (index: number) => `Frage ${index + 1}`,
  addQuestion: 'Frage hinzufügen',
  removeQuestion: (index: number) => `Frage ${index + 1} entfernen`,
  reply: { title: 'Antwort', text: 'Bis wann alle, die sich bewerben, von Ihnen hören.' },
  replyBy: 'Antwort bis',
  replyByHint: 'Höchstens ein Jahr im Voraus.',
} as const;

export const jobPublishTexts = {
  publish: 'Veröffentlichen',
  publishChanges: 'Änderungen veröffentlichen',
  /** Where there is no room for more. */
  short: 'Veröffentlichen',
  upToDate: 'Alles ist veröffentlicht.',
  title: 'Stelle veröffentlichen',
  titleChanges: 'Änderungen veröffentlichen',
  intro: `Die Stelle ist danach ${jobLimits.daysOnline} Tage lang für alle zu finden. Eine Woche vor dem Ende erinnern wir Sie.`,
  introChanges: 'Wer die Stelle liest, sieht danach den jetzigen Stand. Das Ende bleibt, wie es ist.',
  missing: 'Das fehlt noch',
  missingText: 'Erst danach lässt sich die Stelle veröffentlichen.',
  complete: 'Alle Angaben sind vollständig.',
  warnings: 'Hinweise',
  warningsText: 'Sie halten das Veröffentlichen nicht auf, sind aber einen Blick wert.',
  toField: (field: string) => `Zum Feld „${field}“`,
  confirm: 'Jetzt veröffentlichen',
  failedTitle: 'Veröffentlichung fehlgeschlagen',
  failed: 'Die Stelle konnte nicht veröffentlicht werden.',
  changed: 'Die Stelle wurde inzwischen geändert. Sehen Sie sie noch einmal durch.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  published: 'Stelle veröffentlicht',
  publishedText: (endsOn: string) => `Sie ist bis ${endsOn} online, auf ihrer eigenen Seite und in der Stellensuche.`,
  address: 'Adresse der Stelle',
  review:
    'In Ihrer Organisation gilt das Vier-Augen-Prinzip. Veröffentlichen kann diese Stelle ein Administrator oder Eigentümer.',
} as const;

export const jobPreviewTexts = {
  title: 'Vorschau',
  note: 'So sehen Bewerber die Stelle, wenn Sie sie jetzt veröffentlichen.',
  noteReader: 'So sieht der jetzige Stand der Stelle für Bewerber aus.',
} as const;

const rowStates: Record<JobRowStatus, string> = {
  new: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  error: 'fehlerhaft',
};

export const jobImportTexts = {
  open: 'CSV importieren',
  title: 'Stellen aus einer CSV-Datei',
  text: 'Jede Zeile wird ein Entwurf. Kommt eine Zeile mit derselben Kennung noch einmal, ändert sie dieselbe Stelle; Veröffentlichtes bleibt, bis Sie die Änderungen veröffentlichen.',
  limit: (rows: number, size: string) => `Höchstens ${number(rows)} Zeilen und ${size}.`,
  template: 'Vorlage herunterladen',
  templateName: 'stellen-vorlage.csv',
  drop: 'CSV-Datei hier ablegen',
  choose: 'Datei auswählen',
  chooseOther: 'Andere Datei wählen',
  tooLarge: (size: string) => `Die Datei ist größer als ${size}.`,
  unreadable: 'Die Datei ließ sich nicht lesen.',
  planning: 'Die Datei wird geprüft …',
  planFailed: 'Die Datei konnte nicht geprüft werden.',
  planned: (file: string) => `Was „${file}“ ändern würde`,
  nothingYet: 'Noch ist nichts übernommen.',
  rowStates,
  counts: (counts: Record<JobRowStatus, number>) =>
    (['new', 'changed', 'unchanged', 'error'] as const)
      .filter((status) => counts[status] > 0)
      .map((status) => `${number(counts[status])} ${rowStates[status]}`)
      .join(', '),
  noRows: 'In der Datei steht keine Stelle.',
  rows: 'Zeilen der Datei',
  columns: { line: 'Zeile', key: 'Kennung', title: 'Titel', status: 'Ergebnis' },
  noKey: 'ohne',
  noTitle: 'ohne Titel',
  change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  emptyValue: 'leer',
  errors: 'Fehler in der Datei',
  errorsText: 'Übernommen wird erst, wenn alle Zeilen stimmen.',
  error: (line: number, column: number, message: string) => `Zeile ${line}, Spalte ${column}: ${message}`,
  moreErrors: (count: number) => `und ${number(count)} weitere Fehler`,
  moreRows: (count: number) => `und ${number(count)} weitere Zeilen`,
  nothingToDo: 'Alle Zeilen stehen schon so in Ihren Stellen. Es gibt nichts zu übernehmen.',
  apply: 'Alles übernehmen',
  applyFailed: 'Die Datei konnte nicht übernommen werden.',
  done: 'Übernommen',
  outcome: ({ created, changed, unchanged }: Record<'created' | 'changed' | 'unchanged', number>) =>
    `${number(created)} neu angelegt, ${number(changed)} geändert, ${number(unchanged)} unverändert.`,
  close: 'Schließen',
  cancel: 'Abbrechen',
} as const;
