import { Badge, Button, Group, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles, mayChangeMember, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { RoleSelect } from '../../components/fields/role-select.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import type { Member } from '../../lib/member.ts';
import { useChangeRole } from './change-role-dialog.tsx';
import { LastOwnerDialog } from './last-owner-dialog.tsx';
import classes from './members.module.css';

type MemberRoleProps = { member: MemberView; viewer: Member; ownerCount: number };

export const isSoleOwner = (member: MemberView, ownerCount: number): boolean =>
  member.role === 'owner' && ownerCount === 1;

/** The message of a change stays, even if the viewer lost the right to change roles. */
export function MemberRole(props: MemberRoleProps) {
  const { userId } = props.member;
  const change = useChangeRole();
  const [note, showNote] = useTemporaryNote();
  const choose = (role: OrganisationRole) => {
    showNote(null);
    change.mutate({ userId, role }, { onSuccess: () => showNote(texts.roleChanged(roleNames[role])) });
  };
  return (
    <Stack gap="xs">
      <Group gap="0.25rem 0.75rem">
        <Role {...props} pending={change.isPending ? change.variables.role : null} onChoose={choose} />
        <SavedNote note={note} />
      </Group>
      <FormError message={change.error && sentenceOf(change.error, texts.roleFailed)} onClose={change.reset} />
    </Stack>
  );
}

type RoleProps = MemberRoleProps & { pending: OrganisationRole | null; onChoose: (role: OrganisationRole) => void };

function Role({ member, viewer, ownerCount, pending, onChoose }: RoleProps) {
  const { role, isSelf } = member;
  if (viewer.canManage && isSoleOwner(member, ownerCount)) return <SoleOwner member={member} />;
  if (!mayChangeMember({ actor: viewer.effectiveRole, isSelf, from: role, to: role }))
    return <Badge color="petrol">{roleNames[role]}</Badge>;
  return (
    <RoleSelect
      className={classes.roleSelect}
      aria-label={texts.roleOf(memberName(member))}
      roles={assignableRoles(viewer.effectiveRole)}
      value={pending ?? role}
      disabled={pending !== null}
      onChange={(chosen) => chosen !== role && onChoose(chosen)}
    />
  );
}

function SoleOwner({ member }: { member: MemberView }) {
  const [isOpen, setIsOpen] = useState(false);
  const role = roleNames[member.role];
  return (
    <>
      <Button
        className={classes.locked}
        variant="default"
        rightSection={<IconLock size={18} stroke={1.75} aria-hidden="true" />}
        aria-label={texts.impossible.open(memberName(member), role)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {role}
      </Button>
      <LastOwnerDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
