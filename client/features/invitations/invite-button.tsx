import { Button, Flex, Modal } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles } from '#shared/members/member.ts';
import { invitationLinkTexts, inviteTexts as texts } from '#shared/texts/members/invitations.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import type { Member } from '../../lib/member.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InviteForm } from './invite-form.tsx';

export function InviteButton({ viewer }: { viewer: Member }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const open = () => {
    setIsSent(false);
    setIsOpen(true);
  };
  if (!viewer.canManage) return null;
  return (
    <Flex gap="0.5rem 1rem" align="center" direction="row-reverse" justify="flex-end" wrap="wrap">
      <Button color="coral" leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={open}>
        {texts.open}
      </Button>
      <SavedNote note={isSent && texts.sent} />
      <InviteDialog
        roles={assignableRoles(viewer.effectiveRole)}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onSent={() => setIsSent(true)}
      />
    </Flex>
  );
}

type InviteDialogProps = {
  roles: readonly OrganisationRole[];
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
};

type InvitationWithLink = { email: string; link: string };

function InviteDialog({ roles, opened, onClose, onSent }: InviteDialogProps) {
  const [createdInvitation, setCreatedInvitation] = useState<InvitationWithLink | null>(null);
  const finish = (email: string, link: string | null) => {
    if (link !== null) return setCreatedInvitation({ email, link });
    onClose();
    onSent();
  };
  return (
    <Modal
      title={createdInvitation === null ? texts.title : invitationLinkTexts.title}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setCreatedInvitation(null)}
      closeOnClickOutside={createdInvitation === null}
    >
      {createdInvitation === null ? (
        <InviteForm roles={roles} onClose={onClose} onInvited={finish} />
      ) : (
        <InvitationLink {...createdInvitation} onDone={onClose} />
      )}
    </Modal>
  );
}
