import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { invitationLinkTexts, inviteTexts as texts } from '#shared/texts/members/invitations.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';

type InviteDialogProps = {
  roles: readonly OrganisationRole[];
  opened: boolean;
  onClose: () => void;
  /** The mail is on its way. */
  onSent: () => void;
};

type Made = { email: string; link: string };

export function InviteDialog({ roles, opened, onClose, onSent }: InviteDialogProps) {
  const [made, setMade] = useState<Made | null>(null);
  const finish = (email: string, link: string | null) => {
    if (link !== null) return setMade({ email, link });
    onClose();
    onSent();
  };
  return (
    <Modal
      title={made === null ? texts.title : invitationLinkTexts.title}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setMade(null)}
      closeOnClickOutside={made === null}
    >
      {made === null ? (
        <InviteForm roles={roles} onClose={onClose} onInvited={finish} />
      ) : (
        <InvitationLink {...made} onDone={onClose} />
      )}
    </Modal>
  );
}
