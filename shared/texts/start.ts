import type { ApplicationStatus } from '../applications/status.ts';

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
    viewers: (count: number): string =>
      count === 1
        ? 'Diese Woche hat 1 Unternehmen Ihr Ergebnis angesehen'
        : `Diese Woche haben ${count} Unternehmen Ihr Ergebnis angesehen`,
  },
  bestJobs: { title: 'Stellen, die zu Ihnen passen', newest: 'Gerade ausgeschrieben', all: 'Alle Stellen für Sie' },
} as const;
