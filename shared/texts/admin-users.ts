import type { UserInList, userKinds, userSorts, userStates } from '../admin/users.ts';
import { shellTexts } from './shell.ts';

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

type Kind = Pick<UserInList, 'userType' | 'platformRole'>;
type State = Pick<UserInList, 'isConfirmed' | 'isLocked'>;

/** The words of 'Benutzer'. */
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
  empty: { title: 'Noch keine Benutzer', text: 'Wer sich registriert, steht danach hier.' },
  exportColumns: ['Vorname', 'Nachname', 'E-Mail', 'Art', 'Organisation', 'Zustand', 'Registriert'],
  kindOf: ({ userType, platformRole }: Kind): string =>
    platformRole === null ? kinds[userType] : shellTexts.platformRoles[platformRole],
  stateOf: ({ isConfirmed, isLocked }: State): string =>
    isLocked ? states.locked : isConfirmed ? states.active : states.unconfirmed,
} as const;
