import type { AdminCourseRow, courseSorts, courseStates } from '../../admin/courses.ts';
import { shownCourseState } from '../../courses/visibility.ts';
import { courseStateTexts } from '../courses/courses.ts';

const { statuses } = courseStateTexts;
const states = {
  any: 'alle',
  draft: statuses.draft,
  review: statuses.review,
  published: statuses.published,
  takenDown: statuses.takenDown,
} satisfies Record<(typeof courseStates)[number], string>;
const sorts = { created: 'Angelegt', title: 'Titel' } satisfies Record<(typeof courseSorts)[number], string>;

export const adminCoursesTexts = {
  title: 'Kurse',
  text: 'Alle Kurse dieser Installation: wem sie gehören, in welchem Zustand sie sind und was über sie entschieden wurde.',
  search: 'Suche',
  searchPlaceholder: 'Titel',
  state: 'Zustand',
  states,
  sorts,
  organisation: 'Organisation',
  withoutOrganisation: 'ohne Organisation',
  version: 'Version',
  changed: 'Geändert',
  empty: { title: 'Noch keine Kurse', text: 'Wer einen Kurs anlegt, findet ihn danach auch hier.' },
  exportColumns: ['Titel', 'Organisation', 'Zustand', 'Version', 'Angelegt', 'Geändert'],
  stateOf: (course: Pick<AdminCourseRow, 'status' | 'isTakenDown'>): string => statuses[shownCourseState(course)],
} as const;

export const adminCourseTexts = {
  pageTitle: 'Kurs',
  missing: {
    title: 'Diesen Kurs gibt es nicht',
    text: 'Vielleicht wurde er gelöscht. Die Liste zeigt, was da ist.',
    back: 'Zu den Kursen',
  },
  visibility: 'Sichtbarkeit',
  description: 'Beschreibung',
  noDescription: 'Der Kurs hat noch keine Beschreibung.',
  publishedAs: (version: number, date: string) => `Version ${version.toLocaleString('de-DE')} vom ${date}`,
  notPublished: 'Von diesem Kurs ist nichts veröffentlicht.',
  toDraft: 'Entwurf ansehen',
  toCourse: 'Kurs auf der öffentlichen Seite ansehen',
} as const;
