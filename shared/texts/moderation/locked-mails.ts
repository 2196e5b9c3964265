/** Statement of reasons (DSA Art. 17(3)). */
import type { Ground } from '../../moderation/decision.ts';
import { locale, productName, timeZone } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail, textInMail } from '../name-in-mail.ts';
import { moderationTexts } from './moderation.ts';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });

type LockMail = { firstName: string; organisation: string; reason: string; url: string };

const because = (reason: string, lead = ''): string[] => textInMail(reason, `${lead}${moderationTexts.facts}: `);
const named = (organisation: string): string => `„${nameInMail(organisation)}“`;

export const organisationLockedMail = (to: LockMail & { ground: Ground; at: Date }): MailText => ({
  kind: 'organisationLocked',
  subject: 'Ihre Organisation wurde gesperrt',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat Ihre Organisation ${named(to.organisation)} am ${moment.format(to.at)} Uhr gesperrt. Kurse, Stellen und die öffentliche Seite sieht seitdem niemand, und der Unternehmensbereich bleibt zu, bis die Sperre aufgehoben ist. Gelöscht ist nichts.`,
    ...because(to.reason, `${moderationTexts.grounds[to.ground]} `),
    `${moderationTexts.byPerson} Nach der Anmeldung können Eigentümer und Administratoren Ihrer Organisation einmal darauf antworten. ${moderationTexts.court}`,
  ],
  action: { label: 'Begründung lesen und antworten', url: to.url },
});

export const organisationUnlockedMail = (to: LockMail): MailText => ({
  kind: 'organisationUnlocked',
  subject: 'Ihre Organisation ist nicht mehr gesperrt',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat die Sperre Ihrer Organisation ${named(to.organisation)} aufgehoben. Was vorher online war, ist es wieder, wenn nichts anderes entgegensteht.`,
    ...because(to.reason),
  ],
  action: { label: 'Zum Unternehmensbereich', url: to.url },
});

export const organisationRemovedMail = (to: LockMail): MailText => ({
  kind: 'organisationRemoved',
  subject: 'Ihre Organisation wurde gelöscht',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat Ihre Organisation ${named(to.organisation)} gelöscht, mit allen Kursen, Stellen und Mitgliedschaften. Die Konten der Mitglieder bleiben.`,
    ...because(to.reason),
    `${moderationTexts.byPerson} Sind Sie anderer Meinung, dann schreiben Sie uns; wie Sie uns erreichen, steht im Impressum. ${moderationTexts.court}`,
  ],
  action: { label: 'Zum Impressum', url: to.url },
});
