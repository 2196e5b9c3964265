import type { OwnConversation } from '../../applications/state.ts';
import { memberOrFormer } from '../words.ts';

const answer = 'Frage beantworten';

const labelOf = ({ unread, hasOpenQuestion }: Pick<OwnConversation, 'unread' | 'hasOpenQuestion'>): string => {
  if (unread > 0) return unread === 1 ? 'Neue Nachricht lesen' : `${unread} neue Nachrichten lesen`;
  return hasOpenQuestion ? answer : 'Nachrichten';
};

/** Links to a conversation. */
export const conversationLinks = {
  asked: 'Das wurden Sie beim Bewerben gefragt.',
  answerLater: 'In den Nachrichten antworten',
  label: labelOf,
  answer,
  labelFor: (company: string, news: Parameters<typeof labelOf>[0]) => `${labelOf(news)}: ${company}`,
  wrote: 'Das Unternehmen hat Ihnen geschrieben.',
  waits: 'Das Unternehmen wartet auf Ihre Antwort.',
} as const;

export const messageWords = {
  title: (partner: string) => `Nachrichten mit ${partner}`,
  empty: 'Noch keine Nachricht.',
  emptyForPerson: (isAnonymous: boolean) =>
    `Schreiben Sie dem Unternehmen, wenn Sie etwas wissen möchten.${isAnonymous ? ' Ihren Namen sieht es nur, wenn Sie ihn zeigen.' : ''}`,
  emptyForCompany: 'Schreiben Sie der Person, wenn Sie etwas wissen möchten.',
  memberOf: (name: string | null, company: string) => `${memberOrFormer(name)}, ${company}`,
  /** Format of PostgreSQL: title of the job, text of the request. */
  ofRequest: 'Anfrage zu „%s“\n\n%s',
  unread: 'Neue Nachrichten',
  waiting: 'Wartet auf Ihre Antwort',
  label: 'Ihre Nachricht',
  send: 'Senden',
  older: 'Frühere Nachrichten laden',
  close: 'Gespräch schließen',
  open: 'Gespräch wieder öffnen',
  closedByYou: 'Sie haben dieses Gespräch geschlossen. Nur Sie können es wieder öffnen.',
  closedByOther: (partner: string) => `${partner} hat dieses Gespräch geschlossen.`,
  report: 'Nachricht melden',
  reportTitle: 'Diese Nachricht melden?',
  reportHint: 'Der Text der Nachricht und Ihre Begründung gehen an die Betreiber. Das Gespräch wird geschlossen.',
  reportReason: 'Was stimmt daran nicht?',
  reported: 'Die Nachricht ist gemeldet, und das Gespräch ist geschlossen.',
} as const;
