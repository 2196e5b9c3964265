import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { assignableRoles } from '#shared/members/rules.ts';
import { inviteTexts as texts } from '#shared/texts/invitations.ts';
import type { Member } from '../../lib/member.ts';
import { InviteModal } from './invite-modal.tsx';

/** For those who may invite; the roles offered are those they may give. */
export function InviteButton({ viewer }: { viewer: Member }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!viewer.canManage) return null;
  return (
    <>
      <Button
        color="coral"
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {texts.open}
      </Button>
      <InviteModal roles={assignableRoles(viewer.actor)} opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
