import type { ReleaseScope } from '../../releases/scope.ts';
import type { ViewLogEvent } from '../../releases/state.ts';
import type { PersonEventKind, ViewLogFilter } from '../../releases/view-log-events.ts';
import { scopeNames } from '../candidates/view.ts';

export const viewLogTexts = {
  title: 'Wer hat mich gesehen',
  text: 'Hier steht, was Unternehmen von Ihnen angesehen oder gespeichert haben und was Sie ihnen zeigen. Kein Unternehmen kann das abschalten oder ändern. Wie lange Einträge bleiben, steht in der Datenschutzerklärung.',
  filters: {
    all: 'Alles',
    company: 'Von Unternehmen',
    own: 'Von mir',
  } satisfies Record<ViewLogFilter, string>,
  filterLabel: 'Welche Einträge?',
  list: 'Einträge, die neuesten zuerst',
  empty: 'Noch kein Eintrag',
  emptyText: 'Sobald Sie Ihr Ergebnis zeigen oder jemand es ansieht, steht es hier.',
  emptyFiltered: 'Dazu gibt es keinen Eintrag.',
  more: 'Frühere Einträge laden',
  moreFailed: 'Frühere Einträge lassen sich gerade nicht laden.',
  failed: 'Die Einträge lassen sich gerade nicht laden',
  hourly: 'Sieht jemand Sie innerhalb einer Stunde mehrmals an, steht es hier einmal.',
} as const;

type EventPhrases = {
  company: string;
  who: string;
  /** With a leading comma and space, or empty. */
  forJob: string;
  extent: string;
  details: ViewLogEvent['details'];
};

const sentences: Record<PersonEventKind, (facts: EventPhrases) => string> = {
  released: ({ company, forJob, extent }) => `Sie haben ${company} Ihr Ergebnis gezeigt${forJob}${extent}.`,
  narrowed: ({ company, extent }) => `Sie haben Ihre Freigabe für ${company} eingeschränkt${extent}.`,
  renewed: ({ company }) => `Sie haben Ihre Freigabe für ${company} verlängert.`,
  withdrawn: ({ company }) => `Sie haben Ihre Freigabe für ${company} zurückgezogen.`,
  expired: ({ company }) => `Ihre Freigabe für ${company} ist abgelaufen.`,
  companyGone: ({ company }) => `${company} gibt es hier nicht mehr. Von Ihnen ist dort nichts mehr zu sehen.`,
  foundOn: () => 'Sie haben „Anonym gefunden werden“ eingeschaltet.',
  foundOff: () => 'Sie haben „Anonym gefunden werden“ ausgeschaltet.',
  foundExpired: () => '„Anonym gefunden werden“ ist abgelaufen und ausgeschaltet.',
  applied: ({ company, forJob }) => `Sie haben sich bei ${company} beworben${forJob}.`,
  applicationWithdrawn: ({ company, forJob }) => `Sie haben Ihre Bewerbung bei ${company} zurückgezogen${forJob}.`,
  viewed: ({ who, forJob, details }) =>
    details.as === 'whole'
      ? `${who} hat sich angesehen, was Sie zeigen${forJob}.`
      : `${who} hat Sie in einer Liste gesehen${forJob}.`,
  exported: ({ who, details }) =>
    `${who} hat eine Liste mit Ihren Angaben gespeichert${details.format === undefined ? '' : ` (${formats[details.format]})`}.`,
  reported: ({ who }) => `${who} hat einen Bericht über Sie gespeichert (PDF).`,
  requested: ({ who, forJob }) => `${who} hat Ihnen eine Anfrage geschickt${forJob}.`,
  accepted: ({ company, forJob, extent }) => `Sie haben die Anfrage von ${company} angenommen${forJob}${extent}.`,
  declined: ({ company, forJob }) => `Sie haben die Anfrage von ${company} abgelehnt${forJob}.`,
};

const formats = { csv: 'Tabelle', pdf: 'PDF' } as const;

export function viewLogSentence({ kind, companyName, actorName, details }: ViewLogEvent): string {
  return sentences[kind]({
    company: companyName,
    who: actorName === null ? companyName : `${actorName} von ${companyName}`,
    forJob: details.jobTitle === undefined ? '' : `, Stelle „${details.jobTitle}“`,
    extent: details.scope === undefined ? '' : scopeText(details.scope),
    details,
  });
}

const scopeText = (scope: ReleaseScope): string => `, ${scopeNames[scope]}`;
