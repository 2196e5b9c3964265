import type { DeletionCause } from '../../account-deletion/schema.ts';
import { productName } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { dateText } from './account-deletion.ts';

type Closed = { cause: DeletionCause; eraseAt: Date; url: string };

const whyClosed = {
  person: `Sie haben Ihr Konto bei ${productName} gelöscht.`,
  staff: `der Betreiber hat auf Ihren schriftlichen Wunsch Ihr Konto bei ${productName} gelöscht.`,
  unused: `Ihr Konto bei ${productName} wurde lange nicht benutzt. Auf zwei E-Mails kam keine Anmeldung, deshalb ist es jetzt geschlossen.`,
} satisfies Record<DeletionCause, string>;

const undoAction = (url: string) => ({ label: 'Konto behalten', url });

export const closedMail = (firstName: string, { cause, eraseAt, url }: Closed): MailText => ({
  kind: 'accountClosed',
  subject: 'Ihr Konto wird gelöscht',
  greeting: hello(firstName),
  paragraphs: [
    `${whyClosed[cause]} Niemand kann sich mehr damit anmelden, und Unternehmen sehen nichts mehr von Ihnen.`,
    `Am ${dateText(eraseAt)} löschen wir alles endgültig. Bis dahin können Sie das Konto behalten. Bewerbungen und was Sie Unternehmen gezeigt haben, kommen dadurch nicht zurück.`,
  ],
  action: undoAction(url),
});

type Reminder = { eraseAt: Date; url: string };

export const deletionReminderMail = (firstName: string, { eraseAt, url }: Reminder): MailText => ({
  kind: 'deletionReminder',
  subject: `Ihr Konto wird am ${dateText(eraseAt)} gelöscht`,
  greeting: hello(firstName),
  paragraphs: [
    `in wenigen Tagen, am ${dateText(eraseAt)}, löschen wir Ihr Konto bei ${productName} endgültig. Bis dahin können Sie es behalten.`,
  ],
  action: undoAction(url),
  after: ['Nur der Link in dieser E-Mail gilt noch. Soll das Konto gelöscht werden, brauchen Sie nichts zu tun.'],
});

/** For a sign-up with the address of a closed account. */
export const addressInDeletionMail = (firstName: string, eraseAt: Date): MailText => ({
  kind: 'alreadyRegistered',
  subject: 'Ihr früheres Konto ist noch nicht gelöscht',
  greeting: hello(firstName),
  paragraphs: [
    `gerade hat sich jemand mit Ihrer E-Mail-Adresse bei ${productName} registriert. Ihr früheres Konto wird am ${dateText(eraseAt)} gelöscht. Erst danach können Sie sich mit dieser Adresse neu registrieren.`,
    'Wollen Sie das frühere Konto behalten, öffnen Sie den Link in unserer letzten E-Mail zur Löschung.',
  ],
  after: ['Waren Sie das nicht, brauchen Sie nichts zu tun.'],
});

type Question = { closesAt: Date; url: string; reset: string };

export const stillWantedMail = (firstName: string, { closesAt, url, reset }: Question): MailText => ({
  kind: 'stillWanted',
  subject: 'Brauchen Sie Ihr Konto noch?',
  greeting: hello(firstName),
  paragraphs: [
    `Ihr Konto bei ${productName} wurde lange nicht benutzt. Am ${dateText(closesAt)} schließen wir es und löschen es zwei Wochen später mit allem, was dazugehört.`,
    'Wollen Sie es behalten, genügt es, wenn Sie sich bis dahin einmal anmelden.',
  ],
  action: { label: 'Anmelden', url },
  after: [`Das Passwort vergessen? Unter ${reset} wählen Sie ein neues.`],
});
