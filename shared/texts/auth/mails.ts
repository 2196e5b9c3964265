import type { MailKind } from '../../mails/kinds.ts';
import { productName } from '../../product.ts';
import { nameInMail } from '../name-in-mail.ts';

/** Plain sentences with at most one link. */
export type MailText = {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  after?: readonly string[];
};

export const hello = (firstName: string) => `Guten Tag ${nameInMail(firstName)},`;

type ConfirmUrls = { confirm: string; reset: string };

export const confirmEmailMail = (firstName: string, { confirm: url }: ConfirmUrls): MailText => ({
  kind: 'confirmEmail',
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  greeting: hello(firstName),
  paragraphs: [
    `schön, dass Sie da sind. Mit einem Klick bestätigen Sie Ihre E-Mail-Adresse. Danach können Sie sich bei ${productName} anmelden.`,
  ],
  action: { label: 'E-Mail bestätigen', url },
  after: ['Der Link gilt drei Tage. Haben Sie sich nicht angemeldet, können Sie diese E-Mail löschen.'],
});

/** For a repeated sign-up with an unconfirmed address, possibly by another person. */
export const confirmAgainMail = (firstName: string, { confirm: url, reset }: ConfirmUrls): MailText => ({
  kind: 'confirmEmail',
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  greeting: hello(firstName),
  paragraphs: [
    `mit Ihrer E-Mail-Adresse hat sich noch einmal jemand bei ${productName} registriert oder angemeldet, bevor sie bestätigt war. Mit diesem Link bestätigen Sie die neueste Registrierung und ihr Passwort; frühere Links gelten nicht mehr.`,
  ],
  action: { label: 'E-Mail bestätigen', url },
  after: [
    `Waren Sie das nicht, dann kennt jemand anderes dieses Passwort: Öffnen Sie den Link nicht, sondern wählen Sie unter ${reset} selbst ein Passwort. Das bestätigt Ihre Adresse und beendet alles andere.`,
    'Der Link gilt drei Tage. Haben Sie sich gar nicht registriert, können Sie diese E-Mail löschen.',
  ],
});

export const alreadyRegisteredMail = (firstName: string, resetUrl: string): MailText => ({
  kind: 'alreadyRegistered',
  subject: `Sie haben schon ein Konto bei ${productName}`,
  greeting: hello(firstName),
  paragraphs: [
    'gerade hat sich jemand mit Ihrer E-Mail-Adresse registriert. Sie haben aber schon ein Konto; es wurde nichts verändert.',
    'Haben Sie Ihr Passwort vergessen, können Sie hier ein neues wählen.',
  ],
  action: { label: 'Passwort zurücksetzen', url: resetUrl },
  after: ['Waren Sie das nicht, brauchen Sie nichts zu tun.'],
});

export const resetPasswordMail = (firstName: string, url: string): MailText => ({
  kind: 'resetPassword',
  subject: 'Neues Passwort wählen',
  greeting: hello(firstName),
  paragraphs: ['Sie möchten Ihr Passwort zurücksetzen. Über diesen Link wählen Sie ein neues.'],
  action: { label: 'Neues Passwort wählen', url },
  after: [
    'Der Link gilt eine Stunde und nur einmal. Waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  ],
});

export const passwordChangedMail = (firstName: string, resetUrl: string): MailText => ({
  kind: 'passwordChanged',
  subject: 'Ihr Passwort wurde geändert',
  greeting: hello(firstName),
  paragraphs: ['Ihr Passwort wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.'],
  action: { label: 'Ich war das nicht', url: resetUrl },
  after: ['Waren Sie das, brauchen Sie nichts zu tun.'],
});

export const changeEmailMail = (firstName: string, url: string): MailText => ({
  kind: 'changeEmail',
  subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  greeting: hello(firstName),
  paragraphs: [
    `diese Adresse soll künftig zu Ihrem Konto bei ${productName} gehören. Bestätigen Sie sie mit einem Klick.`,
  ],
  action: { label: 'Neue Adresse bestätigen', url },
  after: ['Der Link gilt einen Tag. Bis dahin bleibt die bisherige Adresse gültig.'],
});

export const emailChangedMail = (firstName: string, newEmail: string): MailText => ({
  kind: 'emailChanged',
  subject: 'Ihre E-Mail-Adresse wurde geändert',
  greeting: hello(firstName),
  paragraphs: [
    `zu Ihrem Konto bei ${productName} gehört jetzt die Adresse ${newEmail}. An diese alte Adresse schreiben wir nicht mehr.`,
    'Waren Sie das nicht, wenden Sie sich sofort an den Betreiber.',
  ],
});

export const twoFactorChangedMail = (firstName: string, isOn: boolean): MailText => ({
  kind: 'twoFactorChanged',
  subject: isOn ? 'Zwei-Faktor-Anmeldung eingeschaltet' : 'Zwei-Faktor-Anmeldung ausgeschaltet',
  greeting: hello(firstName),
  paragraphs: [
    isOn
      ? 'bei der Anmeldung fragen wir ab jetzt zusätzlich nach einem Code aus Ihrer Authenticator-App.'
      : 'bei der Anmeldung genügt ab jetzt wieder Ihr Passwort.',
    'Waren Sie das nicht, ändern Sie bitte sofort Ihr Passwort.',
  ],
});

type PasskeyFacts = { isAdded: boolean; name: string; url: string };

export const passkeyChangedMail = (firstName: string, { isAdded, name, url }: PasskeyFacts): MailText => ({
  kind: 'passkeyChanged',
  subject: isAdded ? 'Neuer Passkey für Ihr Konto' : 'Passkey entfernt',
  greeting: hello(firstName),
  paragraphs: [
    isAdded
      ? `mit dem Passkey „${nameInMail(name)}“ können Sie sich jetzt ohne Passwort anmelden: mit Gesichtserkennung, Fingerabdruck oder PIN.`
      : `der Passkey „${nameInMail(name)}“ gehört nicht mehr zu Ihrem Konto. Mit ihm kann sich niemand mehr anmelden.`,
    isAdded
      ? 'Waren Sie das nicht, entfernen Sie ihn sofort und ändern Sie Ihr Passwort.'
      : 'Waren Sie das nicht, ändern Sie sofort Ihr Passwort.',
  ],
  action: { label: 'Konto öffnen', url },
});

type InvitationFacts = { organisation: string; inviter: string; role: string; url: string };

export const invitationMail = ({ organisation, inviter, role, url }: InvitationFacts): MailText => ({
  kind: 'invitation',
  subject: `Einladung zu ${nameInMail(organisation)}`,
  greeting: 'Guten Tag,',
  paragraphs: [
    `${nameInMail(inviter)} lädt Sie ein, bei ${productName} zur Organisation ${nameInMail(organisation)} zu kommen. Ihre Rolle dort: ${role}.`,
    'Über diesen Link melden Sie sich an oder legen ein Konto an.',
  ],
  action: { label: 'Einladung öffnen', url },
  after: [
    'Der Link gilt 14 Tage und nur für Ihre Adresse. Kennen Sie die Organisation nicht, können Sie diese E-Mail löschen.',
  ],
});
