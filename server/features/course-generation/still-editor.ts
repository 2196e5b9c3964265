import type { OrganisationRole, SessionUser } from '#shared/auth/session-user.ts';
import type { Visibility } from '#shared/courses/visibility.ts';
import { may } from '#shared/permissions.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { seesWorkingCopy } from '../courses/service.ts';

type Row = Omit<SessionUser, 'organisation'> & {
  isLocked: boolean;
  organisationId: string | null;
  role: OrganisationRole | null;
  isOrganisationLocked: boolean;
  orgId: string | null;
  visibility: Visibility;
};

/**
 * Whether the person who has started work may still edit this course now that it writes: role, organisation and account as they are
 * by now. @throws RuleError NOT_FOUND
 */
export async function requireStillEditor(
  tx: Tx,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  const rows = await tx.$queryRaw<Row[]>`
    select u.id as "userId", u.email, p.first_name as "firstName", p.last_name as "lastName", p.company_name as "companyName",
           p.user_type::text as "userType", p.platform_role::text as "platformRole", u.locked_at is not null as "isLocked",
           m.org_id as "organisationId", m.role::text as role, o.locked_at is not null as "isOrganisationLocked", c.org_id as "orgId", c.visibility::text as visibility
      from courses c
      join users u on u.id = ${userId}::uuid
      join profiles p on p.user_id = u.id
      left join org_members m on m.user_id = u.id and m.org_id = p.org_id
      left join orgs o on o.id = m.org_id
     where c.id = ${courseId}::uuid`;
  const [row] = rows;
  if (row === undefined || row.isLocked || !isEditor(row)) throw new RuleError('NOT_FOUND');
}

function isEditor({
  organisationId,
  role,
  orgId,
  visibility,
  isOrganisationLocked,
  isLocked: _,
  ...person
}: Row): boolean {
  const organisation =
    organisationId === null || role === null
      ? null
      : { organisationId, name: '', role, isLocked: isOrganisationLocked };
  const user: SessionUser = { ...person, organisation };
  return may(user, 'course.edit') && seesWorkingCopy(user, { orgId, visibility });
}
