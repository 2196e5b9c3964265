import type { ReleaseScope } from '../../releases/scope.ts';
import type { ViewLogEvent } from '../../releases/state.ts';
import type { PersonEventKind, ViewLogFilter } from '../../releases/view-log-events.ts';
import { scopeNames } from '../candidates/view.ts';
import { memberAsSubject } from '../words.ts';

export const viewLogTexts = {
  title: 'Alles, was passiert ist',
  text: 'Was Unternehmen sehen und speichern, und was Sie selbst tun.',
  back: 'Wer sieht mich',
  filters: {
    all: 'Alles',
    company: 'Von Unternehmen',
    own: 'Von mir',
  } satisfies Record<ViewLogFilter, string>,
  filterLabel: 'Welche Einträge?',
  list: 'Einträge, die neuesten zuerst',
  empty: 'Noch kein Eintrag',
  emptyText: 'Sobald Sie Ihr Ergebnis zeigen oder ein Unternehmen es sieht, steht es hier.',
  emptyFiltered: 'Dazu gibt es keinen Eintrag.',
  more: 'Frühere Einträge laden',
  moreFailed: 'Frühere Einträge lassen sich gerade nicht laden.',
  failed: 'Die Einträge lassen sich gerade nicht laden',
  notes:
    'Sieht eine Person Ihr Ergebnis innerhalb einer Stunde mehrmals, steht es hier einmal. Kein Unternehmen kann Einträge abschalten oder ändern. Wie lange sie bleiben, steht in der Datenschutzerklärung.',
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
  narrowed: ({ company, extent }) => `Sie zeigen ${company} weniger als vorher${extent}.`,
  renewed: ({ company }) => `Sie zeigen ${company} Ihr Ergebnis länger.`,
  withdrawn: ({ company, forJob, details }) =>
    details.jobTitle === undefined
      ? `Sie zeigen ${company} nichts mehr.`
      : `Sie haben Ihre Bewerbung bei ${company} zurückgezogen${forJob}, und zeigen dort nichts mehr.`,
  expired: ({ company }) => `Die Zeit ist abgelaufen: ${company} sieht nichts mehr von Ihnen.`,
  companyGone: ({ company }) => `${company} gibt es hier nicht mehr. Von Ihnen ist dort nichts mehr zu sehen.`,
  foundOn: () => 'Sie haben „Anonym gefunden werden“ eingeschaltet.',
  foundOff: () => 'Sie haben „Anonym gefunden werden“ ausgeschaltet.',
  foundExpired: () => '„Anonym gefunden werden“ ist abgelaufen und ausgeschaltet.',
  applied: ({ company, forJob }) => `Sie haben sich bei ${company} beworben${forJob}.`,
  applicationWithdrawn: ({ company, forJob }) => `Sie haben Ihre Bewerbung bei ${company} zurückgezogen${forJob}.`,
  viewed: ({ who, forJob, details }) =>
    details.as === 'whole'
      ? `${who} hat Ihr Ergebnis angesehen${forJob}.`
      : `${who} hat Sie in einer Liste gesehen${forJob}.`,
  exported: ({ who, details }) =>
    `${who} hat eine Liste mit Ihren Angaben gespeichert${details.format === undefined ? '' : ` (${formats[details.format]})`}.`,
  reported: ({ who }) => `${who} hat einen Bericht über Sie gespeichert (PDF).`,
  requested: ({ who, forJob }) => `${who} hat Ihnen eine Anfrage geschickt${forJob}.`,
  accepted: ({ company, forJob, extent }) => `Sie haben die Anfrage von ${company} angenommen${forJob}${extent}.`,
  declined: ({ company, forJob }) => `Sie haben die Anfrage von ${company} abgelehnt${forJob}.`,
};

const formats = { csv: 'Tabelle', pdf: 'PDF' } as const;

/** Without `actorName`, the company acts. */
type SaidEvent = Pick<ViewLogEvent, 'kind' | 'companyName' | 'details'> & { actorName?: string | null };

export function viewLogSentence({ kind, companyName, actorName, details }: SaidEvent): string {
  return sentences[kind]({
    company: companyName,
    who: actorName === undefined ? companyName : `${memberAsSubject(actorName)} von ${companyName}`,
    forJob: jobsText(details),
    extent: details.scope === undefined ? '' : scopeText(details.scope),
    details,
  });
}

function jobsText({ jobTitle, jobs = [] }: ViewLogEvent['details']): string {
  const titles = jobs.length > 0 ? [...new Set(jobs.map(({ title }) => title))] : [jobTitle ?? ''];
  const quoted = titles.filter((title) => title !== '').map((title) => `„${title}“`);
  if (quoted.length === 0) return '';
  return `, ${quoted.length === 1 ? 'Stelle' : 'Stellen'} ${quoted.join(', ')}`;
}

const scopeText = (scope: ReleaseScope): string => `, ${scopeNames[scope]}`;
