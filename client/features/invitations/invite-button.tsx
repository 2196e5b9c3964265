import { Button, Flex } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { assignableRoles } from '#shared/members/rules.ts';
import { inviteTexts as texts } from '#shared/texts/members/invitations.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import type { Member } from '../../lib/member.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** For those who may invite; the roles offered are those they may give. */
export function InviteButton({ viewer }: { viewer: Member }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const open = () => {
    setIsSent(false);
    setIsOpen(true);
  };
  if (!viewer.canManage) return null;
  return (
    // The note stands before the button, which stays where it is at the edge of the page.
    <Flex gap="0.5rem 1rem" align="center" direction="row-reverse" justify="flex-end" wrap="wrap">
      <Button color="coral" leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={open}>
        {texts.open}
      </Button>
      <SavedNote note={isSent && texts.sent} />
      <InviteDialog
        roles={assignableRoles(viewer.actor)}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onSent={() => setIsSent(true)}
      />
    </Flex>
  );
}
