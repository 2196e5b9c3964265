import type { ApplicationStatus } from '../applications/status.ts';
import type { MissingTests } from '../matching/state.ts';
import type { RecentViewers } from '../releases/state.ts';
import { notCounted } from './matching/discover.ts';

export type AnsweredStatus = Extract<ApplicationStatus, 'invited' | 'hired' | 'refused'>;

export const startTexts = {
  news: {
    title: 'Neu für Sie',
    none: 'Gerade wartet nichts auf Sie.',
    action: { request: 'Anfrage ansehen', message: 'Nachricht lesen' },
    from: (company: string, job: string): string => `${company}: ${job}`,
    requests: (count: number): string =>
      count === 1 ? '1 Anfrage wartet auf Ihre Antwort' : `${count} Anfragen warten auf Ihre Antwort`,
    messages: (count: number): string =>
      count === 1 ? 'Neue Nachrichten in 1 Gespräch' : `Neue Nachrichten in ${count} Gesprächen`,
    answered: {
      invited: (company: string) => `${company} lädt Sie ein`,
      hired: (company: string) => `${company} stellt Sie ein`,
      refused: (company: string) => `${company} hat abgesagt`,
    } satisfies Record<AnsweredStatus, (company: string) => string>,
    similar: (job: string): string => `${job}. Ähnliche Stellen ansehen`,
    viewers: ({ companies, ended }: RecentViewers): string => {
      if (companies === 1)
        return `In den letzten 7 Tagen hat 1 Unternehmen Ihr Ergebnis angesehen${ended > 0 ? '. Jetzt sieht es nichts mehr' : ''}`;
      const rest = { 0: '', 1: ', eines davon sieht nichts mehr' }[ended] ?? `, ${ended} davon sehen nichts mehr`;
      return `In den letzten 7 Tagen haben ${companies} Unternehmen Ihr Ergebnis angesehen${rest}`;
    },
  },
  bestJobs: {
    title: 'Stellen, die zu Ihnen passen',
    basis: ({ softskills, values }: MissingTests): string => {
      if (softskills) return `Nach Ihren Werten. ${notCounted}`;
      return values ? `Nach Ihren Stärken. ${notCounted}` : `Nach Ihren Stärken und Werten. ${notCounted}`;
    },
    newest: 'Gerade ausgeschrieben',
    all: 'Alle Stellen für Sie',
  },
} as const;
