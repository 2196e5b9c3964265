import type { PlatformRole } from '../../auth/session-user.ts';
import { productName } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { textInMail } from '../name-in-mail.ts';
import { shellTexts } from '../shell.ts';

/** `textInMail` keeps mail programs from making links of the quoted reason. */
const because = (reason: string): string[] => textInMail(reason, 'Der Grund: ');
const question = `Haben Sie Fragen dazu, wenden Sie sich an den Betreiber von ${productName}.`;
type Because = { reason: string; url: string };

export const lockedMail = (firstName: string, reason: string): MailText => ({
  kind: 'accountLocked',
  subject: 'Ihr Konto wurde gesperrt',
  greeting: hello(firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat Ihr Konto gesperrt. Sie sind auf allen Geräten abgemeldet und können sich nicht mehr anmelden. Unternehmen sehen nicht mehr, was Sie ihnen gezeigt haben.`,
    ...because(reason),
    question,
  ],
});

export const unlockedMail = (firstName: string, { reason, url }: Because): MailText => ({
  kind: 'accountUnlocked',
  subject: 'Ihr Konto ist wieder offen',
  greeting: hello(firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat die Sperre Ihres Kontos aufgehoben. Sie können sich wieder anmelden. Freigaben, die noch gelten, sehen die Unternehmen jetzt wieder.`,
    ...because(reason),
  ],
  action: { label: 'Anmelden', url },
});

export const sessionsEndedMail = (firstName: string, { reason, url }: Because): MailText => ({
  kind: 'sessionsEnded',
  subject: 'Sie wurden auf allen Geräten abgemeldet',
  greeting: hello(firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat alle Sitzungen Ihres Kontos beendet. Melden Sie sich einfach neu an.`,
    ...because(reason),
    'Kennt jemand anderes Ihr Passwort, wählen Sie hier ein neues.',
  ],
  action: { label: 'Neues Passwort wählen', url },
});

export const resetSentMail = (firstName: string, { reason, url }: Because): MailText => ({
  kind: 'resetSent',
  subject: 'Der Betreiber schickt Ihnen einen Link für ein neues Passwort',
  greeting: hello(firstName),
  paragraphs: [
    `der Betreiber von ${productName} schickt Ihnen einen Link, über den Sie ein neues Passwort wählen.`,
    ...because(reason),
  ],
  action: { label: 'Neues Passwort wählen', url },
  after: [
    'Der Link gilt eine Stunde und nur einmal. Brauchen Sie ihn nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  ],
});

export const twoFactorSwitchedOffMail = (firstName: string, reason: string): MailText => ({
  kind: 'twoFactorSwitchedOff',
  subject: 'Der Betreiber hat Ihre Zwei-Faktor-Anmeldung ausgeschaltet',
  greeting: hello(firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat Ihre Zwei-Faktor-Anmeldung ausgeschaltet. Bei der Anmeldung genügt jetzt Ihr Passwort, Ihre Wiederherstellungscodes gelten nicht mehr, und Sie sind auf allen Geräten abgemeldet.`,
    ...because(reason),
    'Unter „Konto“ schalten Sie die Zwei-Faktor-Anmeldung wieder ein. Haben Sie nicht darum gebeten, wenden Sie sich sofort an den Betreiber.',
  ],
});

type RoleChange = { role: PlatformRole | null; reason: string };

export const platformRoleMail = (firstName: string, { role, reason }: RoleChange): MailText => ({
  kind: 'platformRoleChanged',
  subject: 'Ihre Plattform-Rolle wurde geändert',
  greeting: hello(firstName),
  paragraphs: [
    role === null
      ? `Sie haben keine Plattform-Rolle bei ${productName} mehr. Ihr Konto behalten Sie.`
      : `Ihre Plattform-Rolle bei ${productName} ist jetzt: ${shellTexts.platformRoles[role]}.`,
    ...because(reason),
    question,
  ],
});
