import type { OrganisationRole } from '#shared/auth/session-user.ts';
import type { App } from '../core/app.ts';
import { hashToken, newToken } from '../core/runtime/random.ts';
import { callerFor, makeOrganisation, makePerson, type Person, type Traits } from './people.ts';

export type Member = Person & { caller: Awaited<ReturnType<typeof callerFor>> };
export type Crew = { orgId: string } & Record<OrganisationRole, Member>;

type Membership = { orgId: string; role: OrganisationRole };

export async function makeMember(app: App, { orgId, role, ...traits }: Membership & Traits): Promise<Member> {
  const person = await makePerson(app, { userType: 'company', ...traits, member: { orgId, role } });
  return { ...person, caller: await callerFor(app, person) };
}

export async function makeCrew(app: App): Promise<Crew> {
  const orgId = await makeOrganisation(app);
  const member = (role: OrganisationRole) => makeMember(app, { orgId, role });
  return {
    orgId,
    owner: await member('owner'),
    admin: await member('admin'),
    editor: await member('editor'),
    viewer: await member('viewer'),
  };
}

export const findRole = async (app: App, userId: string): Promise<OrganisationRole | null> =>
  (await app.db.prisma.organisationMember.findUnique({ where: { userId }, select: { role: true } }))?.role ?? null;

export const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'accepted',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code ?? String(error),
  );

export async function replaceInvitationToken(app: App, email: string, orgId?: string): Promise<string> {
  const token = newToken();
  await app.db.prisma.invitation.updateMany({
    where: { email, acceptedAt: null, withdrawnAt: null, ...(orgId === undefined ? {} : { orgId }) },
    data: { tokenHash: hashToken(token) },
  });
  return token;
}
