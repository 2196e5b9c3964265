import type { OrganisationRole } from '../auth/session-user.ts';

type Change = { actor: OrganisationRole; isSelf: boolean; from: OrganisationRole; to: OrganisationRole | null };

/** Whether a member may change another one's role (`to` null: remove them). Nobody changes themselves; owners are the owners' business. */
export function mayChangeMember({ actor, isSelf, from, to }: Change): boolean {
  if (isSelf) return false;
  if (actor !== 'owner' && actor !== 'admin') return false;
  return actor === 'owner' || (from !== 'owner' && to !== 'owner');
}

/** The roles somebody may give. */
export const assignableRoles = (actor: OrganisationRole): readonly OrganisationRole[] =>
  actor === 'owner' ? ['viewer', 'editor', 'admin', 'owner'] : actor === 'admin' ? ['viewer', 'editor', 'admin'] : [];
