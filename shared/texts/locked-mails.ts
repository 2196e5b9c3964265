/** The mails to owners and admins of an organisation that staff locks, unlocks or deletes. */
import type { Ground } from '../moderation/decision.ts';
import { productName } from '../product.ts';
import { groundNames } from './locked.ts';
import { hello, type MailText } from './mails.ts';
import { nameInMail } from './name-in-mail.ts';

type ToWhom = { firstName: string; organisation: string; reason: string };

export const organisationLockedMail = (to: ToWhom & { ground: Ground; url: string }): MailText => ({
  subject: `Ihre Organisation ist gesperrt: ${nameInMail(to.organisation)}`,
  greeting: hello(to.firstName),
  paragraphs: [
    `wir haben Ihre Organisation „${nameInMail(to.organisation)}“ bei ${productName} gesperrt. Ihre Kurse, Ihre Stellen und die öffentliche Seite sieht niemand mehr; gelöscht ist nichts.`,
    `Grundlage: ${groundNames[to.ground]}.`,
    `Begründung: ${to.reason}`,
    'Sind Sie anderer Meinung, dann antworten Sie uns im Unternehmensbereich. Ein Mensch liest Ihre Antwort.',
  ],
  action: { label: 'Begründung lesen und antworten', url: to.url },
});

export const organisationUnlockedMail = (to: ToWhom & { url: string }): MailText => ({
  subject: `Ihre Organisation ist wieder frei: ${nameInMail(to.organisation)}`,
  greeting: hello(to.firstName),
  paragraphs: [
    `Ihre Organisation „${nameInMail(to.organisation)}“ bei ${productName} ist nicht mehr gesperrt. Was vorher online war, ist es wieder, soweit seine Zeit nicht abgelaufen ist.`,
    `Begründung: ${to.reason}`,
  ],
  action: { label: 'Zum Unternehmensbereich', url: to.url },
});

export const organisationRemovedMail = (to: ToWhom & { contact: string }): MailText => ({
  subject: `Ihre Organisation ist gelöscht: ${nameInMail(to.organisation)}`,
  greeting: hello(to.firstName),
  paragraphs: [
    `wir haben Ihre Organisation „${nameInMail(to.organisation)}“ bei ${productName} gelöscht, mit allen Kursen, Stellen und Mitgliedschaften. Ihr Konto bleibt.`,
    `Begründung: ${to.reason}`,
    'Sind Sie anderer Meinung, dann schreiben Sie uns. Wie Sie uns erreichen, steht im Impressum.',
  ],
  action: { label: 'Zum Impressum', url: to.contact },
});
