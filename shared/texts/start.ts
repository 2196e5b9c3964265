import type { ApplicationStatus } from '../applications/status.ts';
import type { MissingTests } from '../matching/state.ts';
import type { RecentViewers } from '../releases/state.ts';
import { dayMonthText, longDayText } from './jobs/words.ts';
import { testMinutes } from './words.ts';

export type ReportedStatus = Exclude<ApplicationStatus, 'withdrawn'>;

export const startTexts = {
  news: {
    title: 'Neu für Sie',
    none: 'Gerade wartet nichts auf Sie.',
    action: { request: 'Anfrage ansehen', message: 'Nachricht lesen', question: 'Frage beantworten' },
    from: (company: string, job: string): string => `${company}: ${job}`,
    requests: (count: number): string =>
      count === 1 ? '1 Anfrage wartet auf Ihre Antwort' : `${count} Anfragen warten auf Ihre Antwort`,
    message: (company: string): string => `Neue Nachricht von ${company}`,
    question: (company: string): string => `Ihre Antwort an ${company} ist noch offen`,
    oneOf: (applications: number): string => `Zu einer Ihrer ${applications} Bewerbungen`,
    moreMessages: (count: number): string =>
      count === 1 ? 'Neue Nachrichten in 1 weiteren Gespräch' : `Neue Nachrichten in ${count} weiteren Gesprächen`,
    applied: {
      applied: (company: string) => `Ihre Bewerbung bei ${company} ist gesendet`,
      reviewing: (company: string) => `${company} prüft Ihre Bewerbung`,
      invited: (company: string) => `${company} lädt Sie ein`,
      hired: (company: string) => `${company} stellt Sie ein`,
      refused: (company: string) => `${company} hat abgesagt`,
    } satisfies Record<ReportedStatus, (company: string) => string>,
    viewed: (company: string): string => `${company} hat Ihre Bewerbung angesehen`,
    waiting: (count: number, { isRest, hasMore }: { isRest: boolean; hasMore: boolean }): string =>
      `${hasMore ? 'Mehr als ' : ''}${count}${isRest ? ' weitere' : ''} Bewerbungen warten auf Antwort`,
    nextReply: (date: string): string => `Nächste bis ${dayMonthText(date)}`,
    replyBy: (job: string, date: string): string =>
      `${job}. Antwort vom Unternehmen bis ${longDayText(date).replaceAll(' ', '\u00a0')}`,
    viewers: ({ companies, ended }: RecentViewers): string => {
      if (companies === 1)
        return `In den letzten 7 Tagen hat 1 Unternehmen Ihr Ergebnis gesehen${ended > 0 ? '. Jetzt sieht es nichts mehr' : ''}`;
      const rest = { 0: '', 1: ', eines davon sieht nichts mehr' }[ended] ?? `, ${ended} davon sehen nichts mehr`;
      return `In den letzten 7 Tagen haben ${companies} Unternehmen Ihr Ergebnis gesehen${rest}`;
    },
  },
  next: {
    title: 'Nächster Schritt',
    softskill: {
      title: 'Soft-Skill-Test machen',
      text: `Danach sehen Sie Ihre größten Stärken und welche Stellen dazu passen. ${testMinutes.softskill}, Pause jederzeit.`,
      action: 'Jetzt Test starten',
    },
    openRun: {
      title: { softskill: 'Soft-Skill-Test zu Ende machen', values: 'Wertetest zu Ende machen' },
      text: (answered: string, isRepeat: boolean): string =>
        isRepeat
          ? `${answered}. Ihr bisheriges Ergebnis gilt, bis Sie fertig sind.`
          : `${answered}. Ihre Antworten sind gespeichert.`,
      action: 'Weitermachen',
    },
    repeatSoftskill: {
      title: 'Soft-Skill-Test in Ruhe wiederholen',
      text: 'Ihr Ergebnis ist noch unsicher. In Ruhe wiederholt sagt es mehr, und die Passung stimmt besser.',
      action: 'Test wiederholen',
    },
    values: {
      title: 'Wertetest machen',
      text: `Ihre Werte sind noch offen. Mit ihnen kann die Passung steigen oder fallen. ${testMinutes.values}.`,
      action: 'Wertetest starten',
    },
    repeatValues: {
      title: 'Wertetest in Ruhe wiederholen',
      text: 'Ihr Ergebnis im Wertetest ist noch unsicher. In Ruhe wiederholt sagt es mehr.',
      action: 'Wertetest wiederholen',
    },
    job: {
      title: 'Neu und passend zu Ihnen',
      text: (job: string, company: string, match: string): string => `${job}, ${company}. ${match}`,
      action: 'Stelle ansehen',
    },
    beFound: {
      title: 'Anonym gefunden werden',
      text: 'Unternehmen, zu deren Stellen Sie passen, sehen Ihre Ergebnisse ohne Ihren Namen und fragen Sie an.',
      action: 'Ansehen',
    },
    profile: {
      title: 'Profil ausfüllen',
      text: 'Ort, Erfahrung und Bildung: Beim Bewerben zeigen Sie sie auf Wunsch mit.',
      action: 'Zum Profil',
    },
  },
  bestJobs: {
    title: 'Diese Stellen passen am besten',
    lowTitle: 'Weitere offene Stellen',
    unsureTitle: 'Stellen nach Passung, noch unsicher',
    otherTitle: 'Weitere passende Stellen',
    openTitle: 'Offene Stellen',
    low: (isUnsure: boolean) =>
      isUnsure ? 'Sie passen vielleicht weniger zu Ihnen.' : 'Sie passen eher wenig zu Ihnen.',
    lowApplied: 'Auf alle passenden Stellen haben Sie sich beworben. Das sind die nächsten.',
    basis: ({ softskills, values }: MissingTests): string => {
      if (softskills) return 'Nach gemeinsamen Werten. Wie gut sie passen, zeigt der Soft-Skill-Test.';
      const counted = values ? 'Ihren Stärken' : 'Ihren Stärken und Werten';
      return `Nach ${counted}. Ausbildung und Erfahrung zählen nicht mit.`;
    },
    all: 'Alle Stellen für Sie',
    none: 'Gerade ist keine weitere Stelle für Sie offen.',
    newest: 'Gerade ausgeschrieben',
    allNewest: 'Alle Stellen ansehen',
  },
} as const;
