import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { findRole, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, testPassword } from '../../testing/people.ts';

const app = testApp({ mail: false });
let count = 0;
const address = () => `gast-${++count}@example.org`;
const tokenOf = ({ link }: { link: string | null }) => /\/invitation\/([\w-]{20,})$/.exec(link ?? '')?.[1] ?? '';
const person = { firstName: 'Nina', lastName: 'Neu', password: testPassword };
const visitor = () => callerFor(app(), null);

test('without mails, the inviter gets the link and the invited person joins by it', async () => {
  const { admin, orgId } = await makeCrew(app());
  const email = address();
  const answer = await admin.caller.invitations.invite({ email, role: 'editor' });
  expect(answer.link).toBe(`${app().env.APP_URL}/invitation/${tokenOf(answer)}`);
  await (await visitor()).invitations.register({ token: tokenOf(answer), ...person });
  const user = await app().db.prisma.user.findUniqueOrThrow({ where: { email } });
  const joined = await callerFor(app(), { userId: user.id, email });
  await joined.invitations.accept({ token: tokenOf(answer) });
  expect(await findRole(app(), user.id)).toBe('editor');
  expect(await app().db.prisma.organisationMember.count({ where: { orgId, userId: user.id } })).toBe(1);
  expect(user.emailVerifiedAt).toBeNull();
});

test('the link is shown once: no list holds it, and only its hash is stored', async () => {
  const { owner, orgId } = await makeCrew(app());
  const token = tokenOf(await owner.caller.invitations.invite({ email: address(), role: 'viewer' }));
  expect(JSON.stringify(await owner.caller.invitations.page({}))).not.toContain(token);
  const [stored] = await app().db.prisma.invitation.findMany({ where: { orgId } });
  expect(JSON.stringify(stored)).not.toContain(token);
  const events = await app().db.prisma.auditEvent.findMany({ where: { orgId }, include: { names: true } });
  expect(events).toHaveLength(1);
  expect(inspect(events, { depth: null })).not.toContain(token);
});

test('a new link ends the old one and is logged like sending again', async () => {
  const { owner, orgId } = await makeCrew(app());
  const first = tokenOf(await owner.caller.invitations.invite({ email: address(), role: 'viewer' }));
  const { invitations } = await owner.caller.invitations.page({});
  const second = tokenOf(await owner.caller.invitations.resend({ invitationId: invitations[0]?.invitationId ?? '' }));
  expect(await outcomeOf((await visitor()).invitations.byToken({ token: first }))).toBe('LINK_INVALID');
  expect(await outcomeOf((await visitor()).invitations.byToken({ token: second }))).toBe('accepted');
  const events = await app().db.prisma.auditEvent.findMany({ where: { orgId }, orderBy: { createdAt: 'asc' } });
  expect(events.map(({ action }) => action).sort()).toEqual(['invitation_resent', 'member_invited']);
});

test('only one of two links requested at the same moment works', async () => {
  const { owner } = await makeCrew(app());
  await owner.caller.invitations.invite({ email: address(), role: 'viewer' });
  const invitationId = (await owner.caller.invitations.page({})).invitations[0]?.invitationId ?? '';
  const answers = await Promise.all([1, 2].map(() => owner.caller.invitations.resend({ invitationId })));
  const { invitations } = await visitor();
  const outcomes = await Promise.all(
    answers.map((answer) => outcomeOf(invitations.byToken({ token: tokenOf(answer) }))),
  );
  expect(outcomes.sort()).toEqual(['LINK_INVALID', 'accepted']);
});

test('editors, viewers, strangers and admins below the role get no link', async () => {
  const [crew, other] = await Promise.all([makeCrew(app()), makeCrew(app())]);
  const first = tokenOf(await crew.owner.caller.invitations.invite({ email: address(), role: 'owner' }));
  const invitationId = (await crew.owner.caller.invitations.page({})).invitations[0]?.invitationId ?? '';
  const again = ({ caller }: (typeof crew)['owner']) => outcomeOf(caller.invitations.resend({ invitationId }));
  expect(await Promise.all([crew.editor, crew.viewer, crew.admin].map(again))).toEqual(Array(3).fill('FORBIDDEN'));
  expect(await again(other.owner)).toBe('NOT_FOUND');
  expect(await outcomeOf((await visitor()).invitations.resend({ invitationId }))).toBe('NOT_SIGNED_IN');
  expect(await outcomeOf((await visitor()).invitations.byToken({ token: first }))).toBe('accepted');
});

test('a link passed on by hand takes over no account, not even an unused one', async () => {
  const { owner } = await makeCrew(app());
  const email = address();
  const token = tokenOf(await owner.caller.invitations.invite({ email, role: 'viewer' }));
  await (await visitor()).auth.signUp({ ...person, email, password: 'ein ganz anderer Satz' });
  expect(await (await visitor()).invitations.byToken({ token })).toMatchObject({ hasAccount: true });
  expect(await outcomeOf((await visitor()).invitations.register({ token, ...person }))).toBe('HAS_ACCOUNT');
});

test('only the invited person accepts by the link with an existing account', async () => {
  const { owner } = await makeCrew(app());
  const guest = await makePerson(app(), { userType: 'company' });
  const token = tokenOf(await owner.caller.invitations.invite({ email: guest.email, role: 'viewer' }));
  const stranger = await callerFor(app(), await makePerson(app(), { userType: 'company' }));
  expect(await outcomeOf(stranger.invitations.accept({ token }))).toBe('INVITATION_WRONG_PERSON');
  expect(await outcomeOf((await callerFor(app(), guest)).invitations.accept({ token }))).toBe('accepted');
});
