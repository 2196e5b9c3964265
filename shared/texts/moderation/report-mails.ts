/** Security: no text of the visitor, because the address can be another person's. */
import { productName } from '../../product.ts';
import type { Decision, PublicKind, ReportCategory, ReportKind } from '../../reports/report.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail } from '../name-in-mail.ts';
import { categoryNames } from './reports.ts';

const named = {
  course: (title: string) => `den Kurs „${nameInMail(title)}“`,
  job: (title: string) => `die Stelle „${nameInMail(title)}“`,
  organisation: (title: string) => `die Unternehmensseite „${nameInMail(title)}“`,
} satisfies Record<PublicKind, (title: string) => string>;

const greetingFor = (firstName: string): string => (firstName === '' ? 'Guten Tag,' : hello(firstName));

type Received = { firstName: string; kind: PublicKind; title: string; isCounted: boolean; isVisitor: boolean };

/** `firstName`: empty for visitors, because their name can be any text. */
export const reportReceivedMail = ({ firstName, kind, title, isCounted, isVisitor }: Received): MailText => ({
  kind: isVisitor ? 'visitorReportReceived' : 'reportReceived',
  subject: 'Ihre Meldung ist angekommen',
  greeting: greetingFor(firstName),
  paragraphs: [
    `Sie haben bei ${productName} ${named[kind](title)} gemeldet. Ihre Meldung ist angekommen.`,
    isCounted
      ? 'Dazu liegen schon viele Meldungen vor. Ihre haben wir dazugezählt, und wir prüfen alle zusammen. Eine eigene Antwort bekommen Sie deshalb nicht.'
      : 'Ein Mensch prüft sie und entscheidet. Die Entscheidung mit Begründung schicken wir Ihnen.',
  ],
  after: ['Haben Sie nichts gemeldet, dann hat jemand Ihre Adresse angegeben. Sie müssen nichts tun.'],
});

type Incoming = { firstName: string; kind: PublicKind; title: string; category: ReportCategory; url: string };

export const reportIncomingMail = ({ firstName, kind, title, category, url }: Incoming): MailText => ({
  kind: 'reportIncoming',
  subject: 'Eine Meldung ist eingegangen',
  greeting: hello(firstName),
  paragraphs: [`jemand hat ${named[kind](title)} gemeldet. Kategorie: ${categoryNames[category]}.`],
  action: { label: 'Meldung ansehen', url },
});

export const moreReportsMail = ({ firstName, url }: Pick<Incoming, 'firstName' | 'url'>): MailText => ({
  kind: 'reportIncoming',
  subject: 'Weitere Meldungen sind eingegangen',
  greeting: hello(firstName),
  paragraphs: [
    'in kurzer Zeit sind viele Meldungen eingegangen. Zu weiteren schreiben wir Ihnen etwa eine Stunde lang nicht einzeln. Sehen Sie die Liste durch: Darunter kann etwas Dringendes sein.',
  ],
  action: { label: 'Meldungen ansehen', url },
});

type Decided = {
  firstName: string;
  kind: ReportKind;
  title: string;
  decision: Decision;
  answer: string;
  contactUrl: string;
};

const outcomes = {
  acted: 'Wir haben einen Verstoß festgestellt und Maßnahmen getroffen.',
  dismissed: 'Wir haben keinen Verstoß festgestellt.',
} satisfies Record<Decision, string>;

export const reportDecidedMail = ({ firstName, kind, title, decision, answer, contactUrl }: Decided): MailText => ({
  kind: kind === 'message' ? 'messageReportDecided' : 'reportDecided',
  subject: 'Über Ihre Meldung ist entschieden',
  greeting: greetingFor(firstName),
  paragraphs: [
    `Sie haben bei ${productName} ${kind === 'message' ? 'eine Nachricht' : named[kind](title)} gemeldet. ${outcomes[decision]}`,
    ...answer.split(/\n+/).filter((part) => part.trim() !== ''),
    'Entschieden hat ein Mensch, kein Automat.',
    'Sind Sie nicht einverstanden, können Sie sich bei uns beschweren. Sie können sich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle wenden, sich bei der Bundesnetzagentur als Koordinierungsstelle für digitale Dienste beschweren oder vor Gericht gehen.',
  ],
  action: { label: 'Kontakt zu uns', url: contactUrl },
});
