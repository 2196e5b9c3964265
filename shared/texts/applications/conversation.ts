import { dayOf } from '../../jobs/day.ts';
import { locale } from '../../product.ts';
import type { RequestAnswer } from '../../releases/state.ts';
import { longDayText } from '../jobs/words.ts';

export const conversationTexts = {
  list: 'Nachrichten',
  own: 'Sie',
  writing: 'Schreiben',
  olderFailed: 'Die früheren Nachrichten lassen sich gerade nicht laden.',
  mailHint: {
    person: 'Das Unternehmen bekommt eine E-Mail ohne Ihren Text.',
    company: 'Die Person bekommt eine E-Mail ohne Ihren Text.',
  },
  severalApplications: 'Nennen Sie die Stelle, um die es geht.',
  anonymousHint: 'Sie schreiben unter Ihrem Pseudonym. Was Sie schreiben, kann Sie trotzdem verraten.',
  sent: 'Gesendet',
  sendFailed: 'Die Nachricht wurde nicht gesendet. Ihr Text steht noch im Feld.',
  tooLong: (over: number) => (over === 1 ? '1 Zeichen zu viel' : `${over.toLocaleString(locale)} Zeichen zu viel`),
  answered: ({ answeredAt, appliedTo }: RequestAnswer, requests: number) => {
    const act = appliedTo === null ? 'Ihr Ergebnis gezeigt' : `sich auf „${appliedTo}“ beworben`;
    const effect = requests === 1 ? 'Die Anfrage ist' : 'Die Anfragen sind';
    return `${longDayText(dayOf(answeredAt))}: Sie haben ${act}. ${effect} damit geschlossen.`;
  },
  about: (title: string, appliedAt: Date) => `Bewerbung auf „${title}“, ${longDayText(dayOf(appliedAt))}`,
  aboutSeveral: 'Zu einer Ihrer offenen Bewerbungen',
  arrived: (author: string) => `Neue Nachricht von ${author}`,
  closeTitle: 'Gespräch schließen?',
  closeText: {
    person:
      'Dann kann hier niemand mehr schreiben. Ihr Ergebnis zeigen Sie weiter. Nur Sie können das Gespräch wieder öffnen.',
    company: 'Dann kann hier niemand mehr schreiben. Nur Ihr Unternehmen kann das Gespräch wieder öffnen.',
  },
  closeFailed: 'Das hat nicht geklappt. Das Gespräch ist, wie es war.',
  report: {
    button: 'Melden',
    named: (author: string, time: string) => `Nachricht von ${author}, ${time}, melden`,
    leave: 'Schließen',
    failed: 'Die Meldung ist nicht angekommen. Ihr Text steht noch da.',
  },
} as const;
