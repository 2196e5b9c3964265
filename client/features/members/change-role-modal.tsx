import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { memberName } from '#shared/members/name.ts';
import { assignableRoles } from '#shared/members/rules.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { roleExplanations, teamTexts as texts } from '#shared/texts/members.ts';
import { organisationTexts } from '#shared/texts/organisations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { look } from '../../components/look/look.ts';
import { RoleSelect } from '../../components/role-select.tsx';
import { useLast } from '../../lib/use-last.ts';
import { useChangeRole } from './use-change-role.ts';

type ChangeRoleModalProps = { member: MemberView | null; actor: OrganisationRole; onClose: () => void };

export function ChangeRoleModal({ member, actor, onClose }: ChangeRoleModalProps) {
  const shown = useLast(member);
  return (
    <Modal title={texts.roleTitle(shown === null ? '' : memberName(shown))} opened={member !== null} onClose={onClose}>
      {shown !== null && <ChangeRoleForm key={shown.userId} member={shown} actor={actor} onClose={onClose} />}
    </Modal>
  );
}

type ChangeRoleFormProps = { member: MemberView; actor: OrganisationRole; onClose: () => void };

function ChangeRoleForm({ member: { userId, role }, actor, onClose }: ChangeRoleFormProps) {
  const [chosen, setChosen] = useState(role);
  const change = useChangeRole();
  const submit = () => change.mutate({ userId, role: chosen }, { onSettled: onClose });
  return (
    <Stack gap={20}>
      <RoleSelect label={texts.role} roles={assignableRoles(actor)} value={chosen} onChange={setChosen} />
      <p className={look('muted')}>{roleExplanations[chosen]}</p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {organisationTexts.cancel}
        </Button>
        <Button disabled={chosen === role} loading={change.isPending} onClick={submit}>
          {texts.save}
        </Button>
      </DialogActions>
    </Stack>
  );
}
