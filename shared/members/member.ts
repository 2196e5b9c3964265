import type { OrganisationRole } from '../auth/session-user.ts';

type Change = { actor: OrganisationRole; isSelf: boolean; from: OrganisationRole; to: OrganisationRole | null };

export function mayChangeMember({ actor, isSelf, from, to }: Change): boolean {
  if (isSelf) return false;
  if (actor !== 'owner' && actor !== 'admin') return false;
  return actor === 'owner' || (from !== 'owner' && to !== 'owner');
}

export const assignableRoles = (actor: OrganisationRole): readonly OrganisationRole[] =>
  actor === 'owner' ? ['viewer', 'editor', 'admin', 'owner'] : actor === 'admin' ? ['viewer', 'editor', 'admin'] : [];

type Person = { firstName: string; lastName: string; email: string };

export function memberName({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email || 'Unbekannter Benutzer';
}

export function initialsOf({ firstName, lastName, email }: Person): string {
  const first = (text: string) => [...text.trim()][0] ?? '';
  const ofName = firstName.trim() && lastName.trim() ? first(firstName) + first(lastName) : '';
  return (ofName || first(email) || 'U').toLocaleUpperCase('de-DE');
}
