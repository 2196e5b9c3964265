import { Modal } from '@mantine/core';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { inviteTexts as texts } from '#shared/texts/invitations.ts';
import { InviteForm } from './invite-form.tsx';

type InviteModalProps = { roles: readonly OrganisationRole[]; opened: boolean; onClose: () => void };

export function InviteModal({ roles, opened, onClose }: InviteModalProps) {
  return (
    <Modal title={texts.title} opened={opened} onClose={onClose}>
      <InviteForm roles={roles} onClose={onClose} />
    </Modal>
  );
}
