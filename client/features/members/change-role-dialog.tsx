import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts, roleExplanations, teamTexts as texts } from '#shared/texts/members/members.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { RoleSelect } from '../../components/fields/role-select.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { trpc } from '../../trpc.ts';

type ChangeRoleDialogProps = {
  member: MemberView | null;
  actor: OrganisationRole;
  onClose: () => void;
  onChanged: (userId: string, role: OrganisationRole) => void;
};

export function ChangeRoleDialog({ member, ...props }: ChangeRoleDialogProps) {
  const displayedMember = useLastValue(member);
  return (
    <Modal
      title={texts.roleTitle(displayedMember === null ? '' : memberName(displayedMember))}
      opened={member !== null}
      onClose={props.onClose}
    >
      {displayedMember !== null && <ChangeRoleForm key={displayedMember.userId} member={displayedMember} {...props} />}
    </Modal>
  );
}

type ChangeRoleFormProps = Omit<ChangeRoleDialogProps, 'member'> & { member: MemberView };

function ChangeRoleForm({ member: { userId, role }, actor, onClose, onChanged }: ChangeRoleFormProps) {
  const [selectedRole, setSelectedRole] = useState(role);
  const change = useChangeRole();
  const handleChanged = () => {
    onClose();
    onChanged(userId, selectedRole);
  };
  const submit = () => change.mutate({ userId, role: selectedRole }, { onSuccess: handleChanged });
  return (
    <Stack gap={20}>
      <RoleSelect label={texts.role} roles={assignableRoles(actor)} value={selectedRole} onChange={setSelectedRole} />
      <Text c="dimmed">{roleExplanations[selectedRole]}</Text>
      <FormError message={change.error && sentenceOf(change.error, memberTexts.roleFailed)} />
      <DialogActions onCancel={onClose}>
        <Button disabled={selectedRole === role} loading={change.isPending} onClick={submit}>
          {texts.save}
        </Button>
      </DialogActions>
    </Stack>
  );
}

export function useChangeRole() {
  const utils = trpc.useUtils();
  return trpc.members.changeRole.useMutation({
    onSettled: () => utils.members.page.invalidate(),
  });
}
