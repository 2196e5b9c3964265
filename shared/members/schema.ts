import { z } from 'zod';
import { email, newPassword } from '../auth/schema.ts';
import { organisationRoles } from '../auth/session-user.ts';
import { pageFields } from '../validation/bounds.ts';
import { line, text, token } from '../validation/text.ts';

const role = z.enum(organisationRoles);
const userId = z.uuid();

export const membersInput = z.strictObject({
  search: text(200, 0).optional(),
  ...pageFields,
});
export const changeRoleInput = z.strictObject({ userId, role });
export const memberInput = z.strictObject({ userId });
export const inviteInput = z.strictObject({ email, role: role.default('viewer') });
export type InviteInput = z.infer<typeof inviteInput>;

export const invitationsInput = z.strictObject(pageFields);
export const invitationIdInput = z.strictObject({ invitationId: z.uuid() });
export const invitationTokenInput = z.strictObject({ token: token() });

export const registerInput = z.strictObject({
  token: token(),
  firstName: line(100),
  lastName: line(100),
  password: newPassword,
});
export type RegisterInput = z.infer<typeof registerInput>;

export type MemberView = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: z.infer<typeof role>;
  joinedAt: Date;
  isSelf: boolean;
};

export type InvitationsPage = { invitations: InvitationView[]; total: number; nextCursor: string | null };

/** For systems without mail, shown once. Null if the link was mailed. */
export type InvitationLink = { link: string | null };

export type InvitationView = {
  invitationId: string;
  email: string;
  role: z.infer<typeof role>;
  invitedBy: string | null;
  sentAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};
