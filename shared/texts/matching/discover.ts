import { locale } from '../../product.ts';
import { groupBounds } from '../../talent-pool/fit-groups.ts';
import { dayMonthText } from '../jobs/words.ts';
import { testMinutes } from '../words.ts';

const jobs = (count: number): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? 'offene Stelle' : 'offene Stellen'}`;

/** The number compares test results; a job may still require training. */
const notCounted = 'Ihre Ausbildung ist nicht berücksichtigt; was eine Stelle verlangt, steht in ihrem Text.';

export const discoverTexts = {
  headings: {
    companies: { title: 'Unternehmen für Sie' },
    saved: { title: 'Gemerkte Stellen', text: 'Was Sie sich gemerkt haben, auch wenn es inzwischen vergeben ist.' },
  },
  list: 'Stellen für Sie',
  reading: {
    title: 'So lesen Sie die Passung',
    text: (span: number, isUnsure: boolean) =>
      `Die Passung geht von 0 bis 100 und vergleicht Ihre Stärken und Werte mit dem, was die Stelle verlangt. Der Test misst nicht auf den Punkt genau. Deshalb steht bei jeder Stelle eine Spanne, hier meist ${span} Punkte breit. Überschneiden sich zwei Spannen, passen die Stellen vielleicht gleich gut. ${isUnsure ? `Die Reihenfolge folgt der Mitte der Spanne. Liegt sie unter ${groupBounds.middle}, passt die Stelle vielleicht weniger. ` : ''}${notCounted}`,
  },
  lessFitting: (isUnsure: boolean) => (isUnsure ? 'Vielleicht weniger passend' : 'Weniger passende Stellen'),
  withoutShared: 'Ohne gemeinsame Werte',
  others: 'Weitere offene Stellen',
  allApplied: 'Auf alle diese Stellen haben Sie sich schon beworben. Neue Stellen erscheinen hier.',
  fittingApplied: 'Auf alle passenden Stellen haben Sie sich beworben.',
  nextReply: (date: string) => `Nächste Antwort bis ${dayMonthText(date)}.`,
  toApplications: 'Bewerbungen ansehen',
  toCourses: 'Passende Kurse',
  searchCut: 'Zu diesen Wörtern gibt es sehr viele Stellen. Hier stehen die neuesten davon.',
} as const;

export const testInvitationTexts = {
  title: 'Finden Sie heraus, was zu Ihnen passt',
  gains: ['Ihre größten Stärken', 'Ihre Passung zu jeder Stelle', 'Kurse für das, was noch fehlt'],
  start: 'Soft-Skill-Test starten',
  duration: `${testMinutes.softskill}, Pause jederzeit. Das Ergebnis sehen nur Sie, bis Sie es zeigen.`,
  meanwhile: 'Bis dahin: neue Stellen',
} as const;

export const companiesTexts = {
  order: 'Zuerst die mit der passendsten Stelle.',
  list: 'Unternehmen für Sie',
  empty: 'Noch keine Unternehmen',
  emptyText: 'Im Moment hat kein Unternehmen mit öffentlicher Seite eine Stelle ausgeschrieben.',
  failed: 'Unternehmen konnten nicht geladen werden',
  more: 'Mehr laden',
  moreFailed: 'Weitere Unternehmen konnten nicht geladen werden.',
  best: 'Am besten passt',
  jobs,
  toCompany: 'Unternehmen ansehen',
} as const;

export const savedTexts = {
  list: 'Gemerkte Stellen',
  empty: 'Noch nichts gemerkt',
  emptyText: 'Wählen Sie bei einer Stelle „Merken“, dann finden Sie sie hier wieder.',
  toJobs: 'Stellen für Sie ansehen',
  failed: 'Gemerkte Stellen konnten nicht geladen werden',
  more: 'Mehr laden',
  moreFailed: 'Weitere Stellen konnten nicht geladen werden.',
  savedOn: (date: string) => `Gemerkt am ${date}`,
  closed: 'Nicht mehr ausgeschrieben',
} as const;

export const jobMailTexts = {
  title: 'Neue Stellen per E-Mail',
  label: 'Einmal in der Woche eine E-Mail über neue Stellen',
  failed: 'Die Einstellung konnte nicht gespeichert werden.',
  end: {
    title: 'Wöchentliche E-Mail abbestellen',
    text: 'Danach bekommen Sie keine E-Mail über neue Stellen mehr. Ihr Konto bleibt, wie es ist.',
    action: 'Abbestellen',
    opening: 'Link wird geprüft',
    already: 'Bereits abbestellt',
    alreadyText: 'Sie bekommen keine E-Mail über neue Stellen. Unter „Stellen“ können Sie sie wieder einschalten.',
    invalid: 'Der Link gilt nicht mehr',
    invalidText: 'Ob Sie E-Mails über neue Stellen bekommen, sehen und ändern Sie nach der Anmeldung unter „Stellen“.',
    done: 'Abbestellt',
    doneText: 'Sie bekommen keine E-Mail über neue Stellen mehr. Unter „Stellen“ können Sie sie wieder einschalten.',
    toJobs: 'Stellen ansehen',
    toDiscover: 'Zu den Stellen',
  },
} as const;

export const jobsForResultTexts = {
  title: 'Diese Stellen passen dazu',
  lowTitle: 'Diese Stellen passen am ehesten',
  noneTitle: 'Stellen zu Ihrem Ergebnis',
  unsureTitle: 'Stellen nach Passung, noch unsicher',
  unsure: 'Weil Ihr Ergebnis noch unsicher ist, kann die Passung überall in der gezeigten Spanne liegen.',
  all: 'Alle Stellen nach Passung',
  failed: 'Die passenden Stellen konnten nicht geladen werden',
  noJobs: {
    title: 'Gerade ist keine Stelle veröffentlicht',
    text: 'Veröffentlicht ein Unternehmen eine passende Stelle, steht sie hier. Bis dahin können Sie mit einem Kurs üben, was Ihnen noch fehlt.',
    toCourses: 'Kurse ansehen',
  },
  noMatch: {
    title: 'Zu Ihrem Ergebnis passt gerade keine Stelle',
    text: 'Keine offene Stelle fragt nach Stärken, die sich mit Ihrem Ergebnis vergleichen lassen.',
  },
  wider: {
    radius: (count: number, km: number) => `${jobs(count)} bis ${km} km zeigen`,
    fields: (count: number) => `${jobs(count)} aller Arbeitsbereiche zeigen`,
  },
  few: 'Mehr Stellen lassen sich gerade nicht mit Ihrem Ergebnis vergleichen.',
  fewOfChoice: 'Mehr Stellen gibt es für Ihre Auswahl gerade nicht. Weiter unten können Sie sie ändern.',
  allJobs: 'Alle Stellen ansehen',
} as const;

type SkillPlace = { rank: number; of: number };

/** A skill of these places is a strength to build on, not one to develop. */
export const strengthPlaces = 5;

export const pathTexts = {
  title: 'Ihr Entwicklungspfad',
  text: 'Kurse zu Stärken, die passende Stellen verlangen oder die bei Ihnen weiter unten stehen.',
  textOfField: 'Kurse zu Stärken, die passende Stellen verlangen.',
  weakestFirst: 'Zuerst kommt, was bei Ihnen weiter unten steht.',
  failed: 'Der Entwicklungspfad konnte nicht geladen werden',
  empty: 'Zu Ihren Ergebnissen gibt es noch keinen öffentlichen Kurs.',
  emptyField: 'Gerade verlangt keine passende Stelle Ihrer Suche eine Stärke, zu der es einen öffentlichen Kurs gibt.',
  allBegun: 'Alle Kurse, die zu Ihren Ergebnissen passen, haben Sie schon begonnen oder abgeschlossen.',
  trains: (skill: string) => `Übt ${skill}`,
  forJob: 'Verlangt von:',
  applied: 'schon beworben',
  place: ({ rank, of }: SkillPlace) =>
    rank <= strengthPlaces ? `Ihre Stärke, Platz ${rank}` : `bei Ihnen Platz ${rank} von ${of}`,
  uncovered: ({ skillName, rank, of }: SkillPlace & { skillName: string }) =>
    `Passende Stellen verlangen auch ${skillName}, bei Ihnen Platz ${rank} von ${of}. Dazu gibt es noch keinen Kurs.`,
  lowest: (rank: number, of: number) => `Eine Stärke, die Sie ausbauen können: bei Ihnen auf Platz ${rank} von ${of}.`,
  more: (count: number) => (count === 1 ? '1 weiterer Vorschlag' : `${count} weitere Vorschläge`),
  open: 'Kurs ansehen',
  discover: 'Alle Kurse',
} as const;
