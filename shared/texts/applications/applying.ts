import type { ApplicationStatus } from '../../applications/status.ts';
import { locale } from '../../product.ts';
import { dayText } from '../jobs/words.ts';

export const applyTexts = {
  apply: 'Bewerben',
  applyAgain: 'Erneut bewerben',
  applied: (date: string) => `Am ${date} beworben.`,
  toApplications: 'Zu meinen Bewerbungen',
  title: (job: string) => `Bewerbung: ${job}`,
  text: 'Eine Bewerbung ist eine Freigabe für diese Stelle. Ein Anschreiben braucht es nicht.',
  questions: 'Fragen des Unternehmens',
  questionsText: 'Jede Antwort ist freiwillig. Das Unternehmen liest sie so, wie Sie sie schreiben.',
  changed:
    'Ihre Ergebnisse, Ihr Profil oder die Fragen des Unternehmens haben sich geändert. Sehen Sie noch einmal hin: Was Sie auf Fragen geantwortet haben, die geblieben sind, steht noch da. Gesendet ist noch nichts.',
  tooLong: (over: number) => (over === 1 ? '1 Zeichen zu viel' : `${over.toLocaleString(locale)} Zeichen zu viel`),
  replyBy: (date: string) => `Das Unternehmen hat eine Antwort bis zum ${dayText(date)} zugesagt.`,
  confirm: 'Bewerbung absenden',
  done: (company: string) => `Ihre Bewerbung ist bei ${company} angekommen.`,
  doneText: 'Unter „Bewerbungen“ sehen Sie, wie es weitergeht. Dort und im Konto ziehen Sie sie auch zurück.',
} as const;

export const myApplicationsTexts = {
  title: 'Bewerbungen',
  text: 'Ihre Bewerbungen, was daraus wird, und was Unternehmen Sie fragen.',
  tabs: 'Bewerbungen und Anfragen',
  tab: {
    applications: 'Meine Bewerbungen',
    requests: 'Anfragen',
    openRequests: (open: number) => `Anfragen (${open} offen)`,
  },
  list: 'Meine Bewerbungen',
  latest: 'Meine Bewerbungen',
  all: 'Alle Bewerbungen',
  more: 'Weitere Bewerbungen laden',
  moreFailed: 'Weitere Bewerbungen lassen sich gerade nicht laden.',
  failed: 'Ihre Bewerbungen lassen sich gerade nicht laden',
  empty: 'Noch keine Bewerbung',
  emptyText:
    'Wo eine Stelle passt, bewerben Sie sich mit Ihren Ergebnissen, ohne Anschreiben und auf Wunsch ohne Namen.',
  toJobs: 'Passende Stellen entdecken',
  at: (company: string) => `bei ${company}`,
  status: {
    applied: (date: string) => `beworben am ${date}`,
    reviewing: (date: string) => `in Prüfung seit ${date}`,
    invited: (date: string) => `eingeladen am ${date}`,
    hired: (date: string) => `eingestellt am ${date}`,
    refused: (date: string) => `abgesagt am ${date}`,
    withdrawn: (date: string) => `zurückgezogen am ${date}`,
  } satisfies Record<ApplicationStatus, (date: string) => string>,
  replyBy: (date: string) => `Antwort zugesagt bis ${dayText(date)}`,
  overdue: (date: string) => `Die Antwort war bis zum ${dayText(date)} zugesagt und steht noch aus.`,
  jobGone: 'Die Stelle ist nicht mehr ausgeschrieben.',
  unseen: 'Das Unternehmen sieht diese Bewerbung nicht: Ihre Freigabe ist beendet.',
  answers: (count: number) => (count === 1 ? 'Meine Antwort' : `Meine ${count} Antworten`),
  noAnswer: 'keine Antwort',
  refusal: 'Das Unternehmen schreibt:',
  messages: 'Nachrichten',
  withdraw: 'Zurückziehen',
} as const;

export const withdrawApplicationTexts = {
  title: 'Bewerbung zurückziehen?',
  text: (job: string, company: string) => `Ihre Bewerbung auf „${job}“ bei ${company} endet damit.`,
  label: 'Und die Freigabe?',
  ends: 'Auch die Freigabe beenden',
  endsText: 'Das Unternehmen sieht nichts mehr von Ihnen, auch die Bewerbung und die Nachrichten nicht.',
  stays: 'Die Freigabe behalten',
  staysText: 'Das Unternehmen sieht Ihre Ergebnisse weiter und kann Ihnen schreiben.',
  confirm: 'Zurückziehen',
  failed: 'Das hat nicht geklappt. Ihre Bewerbung ist, wie sie war.',
  done: 'Bewerbung zurückgezogen',
} as const;
