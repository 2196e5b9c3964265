import type { AdminJobRow, adminJobSorts, jobStates } from '../../admin/jobs.ts';
import { jobStatusNames } from '../jobs/editor.ts';

const states = {
  any: 'alle',
  draft: jobStatusNames.draft,
  online: jobStatusNames.published,
  closed: jobStatusNames.closed,
  takenDown: 'Gesperrt',
} satisfies Record<(typeof jobStates)[number], string>;
const sorts = { created: 'Angelegt', title: 'Titel' } satisfies Record<(typeof adminJobSorts)[number], string>;

export const adminJobsTexts = {
  title: 'Stellen',
  text: 'Alle Stellen dieser Installation: wem sie gehören, in welchem Zustand sie sind und was über sie entschieden wurde. Bewerbungen sieht hier niemand.',
  search: 'Suche',
  searchPlaceholder: 'Titel',
  state: 'Zustand',
  states,
  sorts,
  organisation: 'Organisation',
  reference: 'Kennung',
  changed: 'Geändert',
  untitled: 'Ohne Titel',
  empty: { title: 'Noch keine Stellen', text: 'Wer eine Stelle anlegt, findet sie danach auch hier.' },
  exportColumns: ['Kennung', 'Titel', 'Organisation', 'Zustand', 'Angelegt', 'Geändert'],
  stateOf: ({ status, isTakenDown }: Pick<AdminJobRow, 'status' | 'isTakenDown'>): string =>
    isTakenDown ? states.takenDown : jobStatusNames[status],
} as const;

export const adminJobTexts = {
  pageTitle: 'Stelle',
  missing: {
    title: 'Diese Stelle gibt es nicht',
    text: 'Vielleicht wurde sie gelöscht. Die Liste zeigt, was da ist.',
    back: 'Zu den Stellen',
  },
  publishedAt: 'Veröffentlicht',
  endsAt: 'Endet',
  publishedTitle: 'Titel',
  town: 'Ort',
  questions: 'Fragen zur Bewerbung',
  notPublished: 'Von dieser Stelle ist nichts veröffentlicht.',
  toJob: 'Stelle auf der öffentlichen Seite ansehen',
} as const;
