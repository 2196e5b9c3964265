/** Statement of reasons (DSA Art. 17(3)). Separate from `moderation.ts`, because browsers load that file. */
import type { DecisionKind, Ground } from '../../moderation/decision.ts';
import { locale, productName, timeZone } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail, textInMail } from '../name-in-mail.ts';
import { moderationTexts } from './moderation.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
type Kind = Exclude<DecisionKind, 'organisation'>;

const kinds = {
  course: { the: 'den Kurs', yours: 'Ihr Kurs', it: 'ihn', open: 'Kurs öffnen' },
  job: { the: 'die Stelle', yours: 'Ihre Stelle', it: 'sie', open: 'Stelle öffnen' },
} as const;

const titled = (title: string): string => `„${nameInMail(title) || moderationTexts.untitled}“`;

type ModerationMail = { firstName: string; kind: Kind; title: string; url: string };
type TakeDownMail = ModerationMail & { ground: Ground; reason: string; at: Date };

export function takenDownMail({ firstName, kind, title, url, ground, reason, at }: TakeDownMail): MailText {
  const { the, yours, it, open } = kinds[kind];
  return {
    kind: 'takenDown',
    subject: `${yours} wurde gesperrt`,
    greeting: hello(firstName),
    paragraphs: [
      `der Betreiber von ${productName} hat ${the} ${titled(title)} am ${moment.format(at)} Uhr gesperrt. Seitdem sieht ${it} außerhalb Ihrer Organisation niemand mehr. Bearbeiten können Sie ${it} weiter, nur nicht veröffentlichen.`,
      ...textInMail(reason, `${moderationTexts.grounds[ground]} ${moderationTexts.facts}: `),
      `${moderationTexts.byPerson} Auf der Seite können Eigentümer und Administratoren Ihrer Organisation einmal darauf antworten. ${moderationTexts.court}`,
    ],
    action: { label: open, url },
  };
}

export function putBackMail({ firstName, kind, title, url, reason }: ModerationMail & { reason: string }): MailText {
  const { the, yours, it, open } = kinds[kind];
  return {
    kind: 'putBack',
    subject: `${yours} ist nicht mehr gesperrt`,
    greeting: hello(firstName),
    paragraphs: [
      ...textInMail(reason, `der Betreiber von ${productName} hat ${the} ${titled(title)} entsperrt: `),
      `Was vorher veröffentlicht war und nicht inzwischen beendet ist, ist wieder zu sehen. Sonst können Sie ${it} jetzt veröffentlichen.`,
    ],
    action: { label: open, url },
  };
}

const answerIntroductions = {
  organisation: 'zur Sperre der Organisation',
  course: 'zur Sperre des Kurses',
  job: 'zur Sperre der Stelle',
} satisfies Record<DecisionKind, string>;

type Answered = { firstName: string; kind: DecisionKind; title: string; text: string; url: string };

export const answeredMail = ({ firstName, kind, title, text, url }: Answered): MailText => ({
  kind: 'decisionAnswered',
  subject: `Antwort ${answerIntroductions[kind]}`,
  greeting: hello(firstName),
  paragraphs: [`${answerIntroductions[kind]} ${titled(title)} ist eine Antwort gekommen:`, ...textInMail(text)],
  action: { label: 'Entscheidung prüfen', url },
});
