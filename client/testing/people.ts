import type { OrganisationRole, PlatformRole, SessionUser } from '#shared/auth/session-user.ts';
import type { Output } from './server-stub.ts';

export const organisationId = '00000000-0000-4000-8000-00000000000a';
export const organisationName = 'Haus am See';

const account = { firstName: 'Anna', lastName: 'Berg', companyName: null, platformRole: null, organisation: null };

export const applicant = (changed: Partial<SessionUser> = {}): SessionUser => ({
  ...account,
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'anna.berg@example.org',
  userType: 'applicant',
  ...changed,
});

export const member = (role: OrganisationRole = 'owner', changed: Partial<SessionUser> = {}): SessionUser => ({
  ...account,
  userId: '00000000-0000-4000-8000-000000000002',
  email: 'olga.stein@example.org',
  firstName: 'Olga',
  lastName: 'Stein',
  userType: 'company',
  organisation: { organisationId, name: organisationName, role, isLocked: false },
  ...changed,
});

export const staff = (
  platformRole: PlatformRole = 'platform_admin',
  changed: Partial<SessionUser> = {},
): SessionUser => ({
  ...account,
  userId: '00000000-0000-4000-8000-000000000003',
  email: 'petra.amt@example.org',
  firstName: 'Petra',
  lastName: 'Amt',
  userType: 'company',
  platformRole,
  ...changed,
});

export const profileIn = (location: string): Output<'profile.own'> => ({
  ...{ revision: 'a'.repeat(64), email: 'anna.berg@example.org', skills: null },
  profile: {
    ...{ firstName: 'Anna', lastName: 'Berg', phone: '', location, bio: '' },
    ...{ experience: [], education: [], hiddenSkillIds: [] },
  },
});

/** Nothing waits for the person. */
export const pendingCounts = (changed: Partial<Output<'found.waiting'>> = {}): Output<'found.waiting'> => ({
  ...{ requests: 0, asked: [], conversations: 0, requestConversations: 0, unread: [], questions: 0 },
  ...{ otherQuestions: [], isFound: false },
  ...changed,
});
