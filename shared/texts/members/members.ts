import type { OrganisationRole } from '../../auth/session-user.ts';
import type { Action } from '../../permissions.ts';

export const memberTexts = {
  title: 'Organisation',
  slug: 'Adresse',
  created: 'Erstellt am',
  list: 'Mitglieder',
  count: (count: number) => (count === 1 ? '1 Mitglied' : `${count.toLocaleString('de-DE')} Mitglieder`),
  columns: { member: 'Mitglied', joined: 'Beigetreten', role: 'Rolle', actions: 'Aktionen' },
  search: 'Mitglieder suchen',
  searchPlaceholder: 'Name oder E-Mail',
  self: '(Sie)',
  joinedAt: (date: string) => `Beigetreten am ${date}`,
  more: 'Mehr laden',
  empty: 'Keine Mitglieder gefunden',
  emptySearch: 'Zu dieser Suche passt weder ein Name noch eine E-Mail-Adresse.',
  clearSearch: 'Suche leeren',
  roleOf: (name: string) => `Rolle von ${name}`,
  roleChanged: (role: string) => `Rolle wurde zu "${role}" geändert`,
  roleFailed: 'Rolle konnte nicht geändert werden',
  remove: 'Entfernen',
  removeNamed: (name: string) => `${name} entfernen`,
  removeTitle: 'Mitglied entfernen',
  removeText: (name: string, organisation: string) =>
    `${name} verliert sofort den Zugang zu ${organisation}. Das Konto bleibt bestehen.`,
  removed: (name: string) => `${name} wurde aus der Organisation entfernt`,
  removeFailed: 'Mitglied konnte nicht entfernt werden',
  impossible: {
    title: 'Aktion nicht möglich',
    text: 'Es muss mindestens ein Eigentümer in der Organisation bleiben',
    advice: 'Geben Sie zuerst jemand anderem die Rolle Eigentümer.',
    ok: 'Verstanden',
    open: (name: string, role: string) => `Rolle von ${name}: ${role}. Warum nicht änderbar?`,
  },
  access: {
    title: 'Zugriffskontrolle aktiv',
    manage: 'Sie können Mitglieder einladen, ihre Rollen ändern und sie entfernen. Ihre eigene Rolle ändern andere.',
    view: 'Sie können die Mitglieder sehen. Einladen, Rollen ändern und entfernen können Administratoren und Eigentümer.',
  },
} as const;

export const teamTexts = {
  title: 'Team',
  text: 'Wer in Ihrer Organisation was darf.',
  search: 'Team durchsuchen',
  total: (count: number) => (count === 1 ? 'Mitglied' : 'Mitglieder'),
  roles: 'Was die Rollen bedeuten',
  list: 'Mitglieder',
  menuOf: (name: string) => `Aktionen für ${name}`,
  changeRole: 'Rolle ändern',
  showPermissions: 'Berechtigungen anzeigen',
  remove: 'Mitglied entfernen',
  roleTitle: (name: string) => `Rolle von ${name} ändern`,
  role: 'Rolle',
  save: 'Rolle ändern',
  permissionsTitle: (name: string) => `Berechtigungen von ${name}`,
  permissionsText: (role: string) => `Die Rolle ${role} in dieser Organisation:`,
  allowed: 'Erlaubt',
  refused: 'Nicht erlaubt',
} as const;

export const roleExplanations: Record<OrganisationRole, string> = {
  owner: 'Alles, was Administratoren können. Dazu weitere Eigentümer ernennen und die Organisation löschen.',
  admin: 'Volle Kontrolle über Organisation, Team und alle Inhalte.',
  editor: 'Kurse erstellen, bearbeiten und verwalten.',
  viewer: 'Nur ansehen.',
};

type RoleIndependentAction =
  | 'auth.enter'
  | `account.${string}`
  | 'pages.read'
  | `tests.${string}`
  | 'results.own'
  | 'organisation.create'
  | 'course.learn'
  | 'learning.own'
  | `match.${string}`
  | 'profile.own'
  | 'release.own'
  | 'application.own'
  | `invitation.${string}`
  | 'report.send'
  | `admin.${string}`;

/** Each needs a sentence in `memberActionTexts`. */
export type MemberAction = Exclude<Action, RoleIndependentAction>;

export const memberActionTexts: Record<MemberAction, string> = {
  'organisation.read': 'Organisation, Mitglieder und Einstellungen ansehen',
  'organisation.manage':
    'Einladen, Rollen ändern, Mitglieder entfernen, Impressum und Einstellungen ändern, den Lernfortschritt der Mitglieder ansehen',
  'organisation.own': 'Eigentümer ernennen, Eigentum übertragen und die Organisation löschen',
  'organisation.leave': 'Die Organisation verlassen, solange ein anderer Eigentümer bleibt',
  'course.read': 'Kurse der Organisation ansehen',
  'course.readDraft': 'Entwürfe so lesen, wie Lernende sie sehen werden',
  'course.edit':
    'Kurse erstellen und bearbeiten, Dateien hochladen, Kurse importieren und exportieren (SCORM oder Kursdatei)',
  'course.comment': 'Entwürfe kommentieren und Kommentare erledigen',
  'course.publish':
    'Kurse veröffentlichen und löschen. Beim Vier-Augen-Prinzip reichen Bearbeiter nur zur Prüfung ein.',
  'job.read': 'Stellen der Organisation ansehen',
  'job.edit': 'Stellen anlegen, bearbeiten und aus einer Tabelle importieren',
  'job.publish':
    'Stellen veröffentlichen, verlängern, schließen und löschen. Beim Vier-Augen-Prinzip können Bearbeiter das nicht.',
  'candidate.read':
    'Kandidaten und Bewerbungen ansehen, bearbeiten und beantworten, Menschen finden und anfragen, Listen als CSV und Profile als PDF exportieren',
  'team.share': 'Eigene Ergebnisse für die Teamstatistik teilen',
  'moderation.read': 'Lesen, was die Plattform gesperrt oder entfernt hat und warum',
  'moderation.answer': 'Der Plattform darauf antworten',
};

export const permissionGroups: ReadonlyArray<{ title: string; actions: readonly MemberAction[] }> = [
  {
    title: 'Organisation',
    actions: ['organisation.read', 'organisation.manage', 'organisation.own', 'organisation.leave'],
  },
  { title: 'Kurse', actions: ['course.read', 'course.readDraft', 'course.edit', 'course.comment', 'course.publish'] },
  { title: 'Stellen', actions: ['job.read', 'job.edit', 'job.publish'] },
  { title: 'Kandidaten und Bewerbungen', actions: ['candidate.read'] },
  { title: 'Teamstatistik', actions: ['team.share'] },
  { title: 'Entscheidungen der Plattform', actions: ['moderation.read', 'moderation.answer'] },
];
