import { byMember, memberAsSubject } from '../words.ts';

export const inviteTexts = {
  open: 'Mitglied einladen',
  title: 'Mitglied einladen',
  text: 'Wir schicken einen Link an diese Adresse. Er gilt 14 Tage und nur für sie.',
  noMail:
    'Diese Installation verschickt keine E-Mails. Sie bekommen einen Link, den Sie selbst weitergeben. Er gilt 14 Tage und nur für diese Adresse.',
  email: 'E-Mail',
  role: 'Rolle',
  submit: 'Einladung senden',
  create: 'Einladung erstellen',
  sent: 'Einladung gesendet',
  failed: 'Einladung konnte nicht gesendet werden',
} as const;

/** For installations without mail: the inviter sends the link. */
export const invitationLinkTexts = {
  title: 'Link zur Einladung',
  text: (email: string) =>
    `Diese Installation verschickt keine E-Mails. Geben Sie diesen Link selbst an ${email} weiter. Er gilt 14 Tage und nur für diese Adresse.`,
  once: 'Der Link ist nur jetzt zu sehen. Später können Sie bei der offenen Einladung einen neuen erstellen.',
  label: 'Link',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Der Browser lässt das Kopieren nicht zu. Der Link ist markiert, kopieren Sie ihn selbst.',
  done: 'Fertig',
  renew: 'Neuen Link erstellen',
  renewNamed: (email: string) => `Neuen Link erstellen für ${email}`,
  renewText: (email: string) => `Der bisherige Link für ${email} gilt danach nicht mehr. Der neue gilt 14 Tage.`,
  renewFailed: 'Der Link konnte nicht erstellt werden',
} as const;

export const openInvitationTexts = {
  title: 'Offene Einladungen',
  more: 'Mehr laden',
  invitedBy: (name: string | null) => `Eingeladen ${byMember(name)}`,
  until: (date: string) => `gilt bis ${date}`,
  expiredAt: (date: string) => `abgelaufen am ${date}`,
  expired: 'Abgelaufen',
  resend: 'Erneut senden',
  resendNamed: (email: string) => `Einladung an ${email} erneut senden`,
  resent: 'Einladung erneut gesendet',
  withdraw: 'Zurückziehen',
  withdrawNamed: (email: string) => `Einladung an ${email} zurückziehen`,
  withdrawn: 'Einladung zurückgezogen',
  withdrawFailed: 'Einladung konnte nicht zurückgezogen werden',
  loadFailed: 'Die offenen Einladungen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
} as const;

export const invitationPageTexts = {
  pageTitle: 'Einladung',
  title: (organisation: string) => `Einladung zu ${organisation}`,
  text: (inviter: string | null, organisation: string) =>
    `${memberAsSubject(inviter)} lädt Sie ein, bei ${organisation} mitzuarbeiten.`,
  role: 'Ihre Rolle',
  email: 'Eingeladene Adresse',
  hasAccount: 'Zu dieser Adresse gibt es ein Konto. Melden Sie sich damit an, dann geht es hier weiter.',
  signIn: 'Anmelden und weiter',
  register: {
    title: 'Konto anlegen',
    text: 'Ihre Adresse ist durch die Einladung schon bestätigt.',
    password: 'Passwort',
    submit: 'Konto anlegen und beitreten',
  },
  accept: 'Einladung annehmen',
  joined: (organisation: string) => `Willkommen bei ${organisation}`,
  joinedText: 'Sie gehören jetzt zum Team.',
  failed: 'Die Einladung konnte nicht angenommen werden',
  wrongPerson: {
    title: 'Diese Einladung gilt jemand anderem',
    text: (own: string) => `Sie sind angemeldet als ${own}.`,
    action: 'Abmelden und anders anmelden',
  },
  refused: 'Diese Einladung führt nicht weiter',
  toCompany: 'Zu Ihrer Organisation',
  toSettings: 'Zu den Einstellungen Ihrer Organisation',
  toSignIn: 'Zur Anmeldung',
  toHome: 'Zur Startseite',
} as const;
