import type { OwnConversation } from '../../applications/state.ts';
import type { TimelineStep } from '../../applications/timeline.ts';
import { locale } from '../../product.ts';
import { dayText, longDayText } from '../jobs/words.ts';
import { listText, testMinutes } from '../words.ts';

type SentAnswer = {
  company: string;
  replyBy: string;
  contact: { phone: string } | null;
  sendsMail: boolean;
};

export const applyTexts = {
  apply: 'Bewerben',
  applyAgain: 'Erneut bewerben',
  applied: (date: string) => `Am ${date} beworben.`,
  overdue: (date: string) => `Die Antwort war bis ${longDayText(date)} zugesagt und steht noch aus.`,
  replyBy: (date: string) => `Antwort bis ${longDayText(date)}.`,
  needs: `Dafür reicht der Soft-Skill-Test: ${testMinutes.softskill}, das Ergebnis bleibt.`,
  needsRest: 'Dafür reicht der Rest Ihres Soft-Skill-Tests; das Ergebnis bleibt.',
  noDocuments: 'Keine Unterlagen nötig.',
  accountNext: 'Danach legen Sie ein Konto an.',
  accountFirst: 'Zuerst legen Sie ein Konto an; Ihr Ergebnis kommt mit.',
  title: (job: string) => `Bewerbung: ${job}`,
  questions: (count: number) =>
    count === 1 ? '1 Frage des Unternehmens (freiwillig)' : `${count} Fragen des Unternehmens (freiwillig)`,
  changed:
    'Ihre Ergebnisse, Ihr Profil oder die Fragen des Unternehmens haben sich geändert. Sehen Sie noch einmal hin: Was Sie auf Fragen geantwortet haben, die geblieben sind, steht noch da. Gesendet ist noch nichts.',
  tooLong: (over: number) => (over === 1 ? '1 Zeichen zu viel' : `${over.toLocaleString(locale)} Zeichen zu viel`),
  confirm: 'Bewerbung absenden',
  sent: {
    title: 'Ihre Bewerbung ist gesendet',
    /** `contact`: what the company sees; null for an anonymous person. */
    answer: ({ company, replyBy, contact, sendsMail }: SentAnswer) => {
      const until = `${company} antwortet bis ${longDayText(replyBy)}`;
      if (contact === null) return `${until}, hier unter „Bewerbungen“${sendsMail ? ' und per E-Mail' : ''}.`;
      const phone = contact.phone.trim() === '' ? '' : ', Telefon';
      return `${until} per E-Mail${phone} oder hier unter „Bewerbungen“.`;
    },
    toJob: (title: string) => `Zur Stelle „${title}“`,
    timeline: 'Diesen Verlauf sehen Sie unter „Bewerbungen“. Dort können Sie die Bewerbung auch zurückziehen.',
    similar: 'Ähnliche Stellen',
    lacksSkills: 'Das Unternehmen sieht noch keine Stärken von Ihnen.',
    softskillTest: 'Soft-Skill-Test machen',
    values: 'Wertetest machen',
    valuesText: `Ihre Werte sind noch offen. Mit dem Wertetest kann die Passung steigen oder fallen, ${testMinutes.values}.`,
  },
  toApplication: 'Bewerbung ansehen',
} as const;

export const applyStepsTexts = {
  steps: {
    test: (isGuest: boolean) => ({
      title: 'Soft-Skill-Test machen',
      text: `${testMinutes.softskill}${isGuest ? ', ohne Konto' : ''}. Das Ergebnis gilt für jede Stelle.`,
    }),
    account: { title: 'Konto anlegen', text: 'Ihr Ergebnis kommt mit.' },
    send: {
      title: 'Bewerbung absenden',
      text: 'Sie wählen, was das Unternehmen sieht, auf Wunsch ohne Namen. Keine Unterlagen, kein Anschreiben.',
    },
  },
  start: 'Zum Soft-Skill-Test',
  effect: 'Nach dem Test kommen Sie zu dieser Bewerbung zurück.',
  signIn: 'Ich habe schon ein Konto',
  pending: 'Begonnene Bewerbung',
  continue: (job: string) => `Ihr Ergebnis ist da. Weiter mit der Bewerbung: ${job}`,
  continueGuest: 'Dafür brauchen Sie noch ein Konto. Ihr Ergebnis kommt mit.',
  signUp: 'Konto anlegen und bewerben',
  toSheet: 'Weiter zur Bewerbung',
  drop: 'Nicht mehr bewerben',
} as const;

export const myApplicationsTexts = {
  title: 'Bewerbungen',
  tabs: 'Bewerbungen und Anfragen',
  tab: {
    applications: 'Meine Bewerbungen',
    requests: 'Anfragen',
  },
  requestQuestion: (job: string | null) => `Offene Frage zur Anfrage${job === null ? '' : `: ${job}`}`,
  withdrawApplication: 'Bewerbung zurückziehen',
  list: 'Meine Bewerbungen',
  latest: 'Meine Bewerbungen',
  extent: 'Was das Unternehmen sieht',
  lacksSkills: 'Noch sieht kein Unternehmen Ihre Stärken.',
  resumeTest: 'Soft-Skill-Test fortsetzen',
  all: (count: number | null) => (count === null ? 'Alle Bewerbungen' : `Alle ${count} Bewerbungen`),
  unread: (count: number) => (count === 1 ? 'Neue Nachricht' : `${count} neue Nachrichten`),
  openQuestion: 'Frage noch offen',
  late: 'Antwort steht noch aus',
  more: 'Weitere Bewerbungen laden',
  moreFailed: 'Weitere Bewerbungen lassen sich gerade nicht laden.',
  failed: 'Ihre Bewerbungen lassen sich gerade nicht laden',
  empty: 'Noch keine Bewerbung',
  emptyText:
    'Wo eine Stelle passt, bewerben Sie sich mit Ihren Ergebnissen, ohne Anschreiben und auf Wunsch ohne Namen.',
  toJobs: 'Passende Stellen entdecken',
  at: (company: string) => `bei ${company}`,
  anonymous: 'Ohne Namen.',
  named: 'Mit Name und Kontakt.',
  overdue: (date: string) => `Die Antwort war bis zum ${dayText(date)} zugesagt und steht noch aus.`,
  jobGone: 'Die Stelle ist nicht mehr ausgeschrieben.',
  unseen: 'Das Unternehmen sieht diese Bewerbung nicht: Sie zeigen ihm Ihr Ergebnis nicht mehr.',
  answers: 'Meine Angaben zur Bewerbung',
  noAnswer: 'keine Antwort',
  refusal: 'Das Unternehmen schreibt:',
  similar: 'Ähnliche Stellen ansehen',
  withdraw: 'Zurückziehen',
  good: {
    invited: 'Das Unternehmen möchte Sie kennenlernen und meldet sich bei Ihnen.',
    hired: 'Das Unternehmen möchte Sie einstellen.',
  },
} as const;

export const timelineTexts = {
  label: 'Verlauf',
  steps: {
    applied: 'Gesendet',
    viewed: 'Angesehen',
    reviewing: 'In Prüfung',
    invited: 'Eingeladen',
    hired: 'Eingestellt',
    refused: 'Abgesagt',
    withdrawn: 'Zurückgezogen',
  } satisfies Record<TimelineStep['kind'], string>,
  reply: 'Antwort vom Unternehmen',
  replyBy: (date: string) => `bis ${longDayText(date)}`,
} as const;

export const withdrawApplicationTexts = {
  title: 'Bewerbung zurückziehen?',
  text: (job: string, company: string) => `Ihre Bewerbung auf „${job}“ bei ${company} endet damit.`,
  label: 'Und Ihr Ergebnis?',
  ends: 'Ergebnis nicht mehr zeigen',
  endsText: (others: readonly string[]) => {
    const hidden = ['diese Bewerbung', ...others.map((job) => `die Bewerbung auf „${job}“`), 'die Nachrichten'];
    return `Das Unternehmen sieht nichts mehr von Ihnen, auch nicht ${listText(hidden)}.`;
  },
  stays: 'Ergebnis weiter zeigen',
  staysText: 'Das Unternehmen sieht Ihre Ergebnisse weiter und kann Ihnen schreiben.',
  confirm: 'Zurückziehen',
  failed: 'Das hat nicht geklappt. Ihre Bewerbung ist, wie sie war.',
  done: (company: string, isHidden: boolean) =>
    isHidden
      ? `Zurückgezogen. ${company} sieht nichts mehr von Ihnen.`
      : `Zurückgezogen. ${company} sieht Ihr Ergebnis weiter.`,
} as const;

const answer = 'Frage beantworten';

/** Links to a conversation. */
export const conversationLinks = {
  asked: 'Das wurden Sie beim Bewerben gefragt.',
  answerLater: 'In den Nachrichten antworten',
  label: ({ unread, hasOpenQuestion }: Pick<OwnConversation, 'unread' | 'hasOpenQuestion'>): string => {
    if (unread > 0) return unread === 1 ? 'Neue Nachricht lesen' : `${unread} neue Nachrichten lesen`;
    return hasOpenQuestion ? answer : 'Nachrichten';
  },
  answer,
} as const;
