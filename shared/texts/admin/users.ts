import type { AdminUserRow, MailState, userKinds, userSorts, userStates } from '../../admin/users.ts';
import type { OrganisationRole, PlatformRole } from '../../auth/session-user.ts';
import { roleNames } from '../members/roles.ts';
import { shellTexts } from '../shell.ts';

const kinds = {
  any: 'alle',
  applicant: 'Bewerber',
  company: 'Unternehmen',
  staff: 'Plattform-Team',
} satisfies Record<(typeof userKinds)[number], string>;
const states = {
  any: 'alle',
  active: 'aktiv',
  unconfirmed: 'nicht bestätigt',
  locked: 'gesperrt',
} satisfies Record<(typeof userStates)[number], string>;
const sorts = {
  created: 'Registriert',
  name: 'Name',
  email: 'E-Mail',
} satisfies Record<(typeof userSorts)[number], string>;

type Kind = Pick<AdminUserRow, 'userType' | 'platformRole'>;
type State = Pick<AdminUserRow, 'isConfirmed' | 'isLocked'>;

export const adminUsersTexts = {
  title: 'Benutzer',
  text: 'Alle Konten dieser Installation und ihr Zustand. Ergebnisse, Profile und Bewerbungen sieht hier niemand.',
  search: 'Suche',
  searchPlaceholder: 'Name oder E-Mail',
  kind: 'Art',
  kinds,
  state: 'Zustand',
  states,
  sorts,
  organisation: 'Organisation',
  empty: { title: 'Noch keine Konten', text: 'Wer sich registriert, steht danach hier.' },
  exportColumns: ['Vorname', 'Nachname', 'E-Mail', 'Art', 'Organisation', 'Zustand', 'Registriert'],
  kindOf: ({ userType, platformRole }: Kind): string =>
    platformRole === null ? kinds[userType] : shellTexts.platformRoles[platformRole],
  stateOf: ({ isConfirmed, isLocked }: State): string =>
    isLocked ? states.locked : isConfirmed ? states.active : states.unconfirmed,
} as const;

const mailStates = {
  sent: 'versendet',
  waiting: 'wird gleich versendet',
  failing: 'nicht zugestellt, wird erneut versucht',
  kept: 'liegt im Postausgang',
} satisfies Record<MailState, string>;

const platformRoleName = (role: PlatformRole | null): string =>
  role === null ? 'keine' : shellTexts.platformRoles[role];

export const adminUserTexts = {
  pageTitle: 'Benutzer',
  missing: {
    title: 'Diese Person gibt es nicht',
    text: 'Vielleicht wurde das Konto inzwischen gelöscht.',
    back: 'Zu allen Personen',
  },
  email: 'E-Mail',
  kind: 'Art',
  registered: 'Registriert',
  confirmed: 'E-Mail bestätigt',
  notConfirmed: 'noch nicht',
  platformRole: 'Plattform-Rolle',
  platformRoleName,
  organisation: 'Organisation',
  inOrganisation: (name: string, role: OrganisationRole) => `${name} (${roleNames[role]})`,
  noOrganisation: 'keine',
  twoFactor: 'Zwei-Faktor-Anmeldung',
  isOn: (on: boolean) => (on ? 'eingeschaltet' : 'ausgeschaltet'),
  erasedOn: 'Wird gelöscht am',
  lockedSince: 'Gesperrt seit',
  lockReason: 'Grund der Sperre',
  links: {
    title: 'Weiter',
    organisation: 'Organisation ansehen',
    acted: 'Audit Log: was diese Person getan hat',
    happened: 'Audit Log: was mit diesem Konto geschah',
  },
  sessions: {
    title: 'Offene Sitzungen',
    count: (count: number) => (count === 1 ? '1 offene Sitzung' : `${count.toLocaleString('de-DE')} offene Sitzungen`),
    none: 'Zurzeit ist niemand mit diesem Konto angemeldet.',
    device: 'Gerät',
    network: 'Netz',
    started: 'Angemeldet',
    lastSeen: 'Zuletzt aktiv',
  },
  mails: {
    title: 'E-Mails zum Konto',
    text: 'Die letzten 20 E-Mails zu Anmeldung und Konto. E-Mails zu Stellen, Freigaben und Bewerbungen stehen hier nicht.',
    none: 'An diese Adresse ging in letzter Zeit keine E-Mail zum Konto.',
    subject: 'Betreff',
    at: 'Geschrieben',
    state: 'Zustand',
    states: mailStates,
  },
  self: 'Das ist Ihr eigenes Konto. Sperre, Rolle und Zwei-Faktor-Anmeldung ändert hier nur ein anderer Plattform-Admin.',
  more: 'Weitere Aktionen',
  newRole: 'Neue Plattform-Rolle',
  typeEmail: (email: string) => `Zur Bestätigung die Adresse ${email} eingeben`,
} as const;

export const adminUserActionTexts = {
  lock: {
    action: 'Sperren',
    title: 'Konto sperren',
    text: 'Alle Sitzungen enden sofort, versandte Links gelten nicht mehr, und niemand kann sich mehr anmelden. Unternehmen sehen nicht mehr, was die Person ihnen gezeigt hat.',
    done: 'Konto gesperrt',
  },
  unlock: {
    action: 'Entsperren',
    title: 'Konto entsperren',
    text: 'Die Person kann sich wieder anmelden. Freigaben, die noch gelten, sehen die Unternehmen wieder.',
    done: 'Konto entsperrt',
  },
  endSessions: {
    action: 'Sitzungen beenden',
    title: 'Alle Sitzungen beenden',
    text: 'Die Person wird auf allen Geräten abgemeldet und kann sich danach neu anmelden.',
    done: 'Sitzungen beendet',
  },
  sendReset: {
    action: 'Passwort-Link senden',
    title: 'Link für ein neues Passwort senden',
    text: 'Die Person bekommt eine E-Mail mit einem Link, der eine Stunde gilt. Ihr Passwort bleibt, bis sie ein neues wählt.',
    done: 'Link gesendet',
  },
  switchOffTwoFactor: {
    action: 'Zwei-Faktor-Anmeldung ausschalten',
    title: 'Zwei-Faktor-Anmeldung ausschalten',
    text: 'Danach genügt das Passwort. Wiederherstellungscodes gelten nicht mehr, und alle Sitzungen enden. Prüfen Sie vorher, dass wirklich die Person selbst darum bittet.',
    done: 'Zwei-Faktor-Anmeldung ausgeschaltet',
  },
  startDeletion: {
    action: 'Konto löschen',
    title: 'Konto auf Wunsch der Person löschen',
    text: 'Nur wenn die Person es schriftlich verlangt. Das Konto wird sofort geschlossen, Unternehmen sehen nichts mehr. Nach 14 Tagen wird alles gelöscht. Bis dahin kann nur die Person es verhindern, mit dem Link aus ihrer E-Mail.',
    done: 'Konto geschlossen, Löschung vorgemerkt',
  },
  changeRole: {
    action: 'Plattform-Rolle ändern',
    title: 'Plattform-Rolle ändern',
    text: 'Support liest das Admin Portal, Plattform-Admins ändern darin. Wer eine Rolle verliert, wird auf allen Geräten abgemeldet.',
    done: 'Plattform-Rolle geändert',
  },
} as const;

export const firstAdminReasons = {
  environment: 'beim Start durch die Umgebung',
  commandLine: 'auf der Kommandozeile',
} as const;
