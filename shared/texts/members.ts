import type { OrganisationRole } from '../auth/session-user.ts';
import type { Action } from '../permissions.ts';

/** The words of the member list and the team page. */
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

/** What a role is for, in one sentence. */
export const roleExplanations: Record<OrganisationRole, string> = {
  owner: 'Alles, was Administratoren können. Dazu weitere Eigentümer ernennen und die Organisation löschen.',
  admin: 'Volle Kontrolle über Organisation, Team und alle Inhalte.',
  editor: 'Kurse erstellen, bearbeiten und verwalten.',
  viewer: 'Nur ansehen.',
};

/** The actions of the permission table that are about the organisation a person belongs to, and about its courses. */
export type MemberAction =
  | Exclude<Extract<Action, `organisation.${string}`>, 'organisation.create'>
  | Extract<Action, 'course.read' | 'course.edit' | 'course.publish'>;

export const memberActionTexts: Record<MemberAction, string> = {
  'organisation.read': 'Organisation, Mitglieder und Einstellungen ansehen',
  'course.read': 'Kurse der Organisation ansehen',
  'course.edit': 'Kurse erstellen und bearbeiten',
  'course.publish':
    'Kurse veröffentlichen und löschen. Beim Vier-Augen-Prinzip reichen Bearbeiter nur zur Prüfung ein.',
  'organisation.leave': 'Die Organisation verlassen, solange ein anderer Eigentümer bleibt',
  'organisation.manage': 'Einladen, Rollen ändern, Mitglieder entfernen und Einstellungen ändern',
  'organisation.own': 'Eigentümer ernennen, Eigentum übertragen und die Organisation löschen',
};
