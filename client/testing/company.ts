import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { member, organisationId, organisationName } from './people.ts';
import { type Rendered, renderAt } from './render.tsx';
import type { Answers, Output } from './server-stub.ts';

export const organisation: Output<'organisations.current'> = {
  organisationId,
  name: organisationName,
  slug: 'haus-am-see',
  createdAt: new Date('2026-01-05T08:00:00Z'),
  description: '',
  imprint: '',
  values: [],
  isPublic: false,
  needsReview: false,
  version: 1,
  hasLogo: false,
  logoUrl: null,
};

/** Stubs the calls of the company layout. Calls without an answer stay pending. */
export const renderAsMember = (path: string, role: OrganisationRole, answers: Answers = {}): Promise<Rendered> =>
  renderAt(path, {
    user: member(role),
    answers: { 'organisations.current': organisation, ...answers },
    allowsUnanswered: true,
  });

const countingId = (index: number) => `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`;

export function membersPage(
  people: readonly (readonly [name: string, role: OrganisationRole])[],
  selfIndex = 0,
): Output<'members.page'> {
  const members: MemberView[] = people.map(([name, role], index) => {
    const [firstName = '', lastName = ''] = name.includes('@') ? [] : name.split(' ');
    const email = name.includes('@') ? name : `${name.toLowerCase().replace(' ', '.')}@example.org`;
    return {
      userId: countingId(index),
      firstName,
      lastName,
      email,
      role,
      joinedAt: new Date('2026-11-20T09:30:00Z'),
      isSelf: index === selfIndex,
    };
  });
  const counts = { owner: 0, admin: 0, editor: 0, viewer: 0 };
  for (const { role } of members) counts[role] += 1;
  return { members, counts, nextCursor: null };
}
