import { ActionIcon, Badge, Box, Group, Menu, Stack } from '@mantine/core';
import { IconDots, IconListCheck, IconUserCog, IconUserMinus } from '@tabler/icons-react';
import { mayChangeMember, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts, teamTexts as texts } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { Member } from '../../lib/member.ts';
import { MemberIdentity } from './member-identity.tsx';
import { isSoleOwner } from './member-role.tsx';

export type TeamDialog = 'role' | 'permissions' | 'remove';

type TeamCardProps = {
  member: MemberView;
  viewer: Member;
  ownerCount: number;
  roleNote: string | null;
  onOpen: (dialog: TeamDialog) => void;
};

export function TeamCard({ member, viewer, ownerCount, roleNote, onOpen }: TeamCardProps) {
  const { role, isSelf, joinedAt } = member;
  const mayChange =
    mayChangeMember({ actor: viewer.effectiveRole, isSelf, from: role, to: role }) && !isSoleOwner(member, ownerCount);
  return (
    <Stack
      p="1.25rem"
      bdrs="var(--mantine-radius-xl)"
      component="li"
      gap="md"
      justify="space-between"
      miw={0}
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
    >
      <Group gap="xs" wrap="nowrap" align="flex-start" justify="space-between">
        <MemberIdentity member={member} />
        <CardMenu name={memberName(member)} mayChange={mayChange} onOpen={onOpen} />
      </Group>
      <Group gap="0.5rem 1rem" justify="space-between">
        <Group gap="xs">
          <Badge color="petrol">{roleNames[role]}</Badge>
          <SavedNote note={roleNote} />
        </Group>
        <Box component="time" c="dimmed" fz={14} dateTime={joinedAt.toISOString()}>
          {memberTexts.joinedAt(formatDate(joinedAt))}
        </Box>
      </Group>
    </Stack>
  );
}

type CardMenuProps = { name: string; mayChange: boolean; onOpen: (dialog: TeamDialog) => void };

function CardMenu({ name, mayChange, onOpen }: CardMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon m="-0.25rem -0.5rem 0 0" size="xl" aria-label={texts.menuOf(name)}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayChange && (
          <Menu.Item leftSection={<IconUserCog size={18} stroke={1.75} />} onClick={() => onOpen('role')}>
            {texts.changeRole}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconListCheck size={18} stroke={1.75} />} onClick={() => onOpen('permissions')}>
          {texts.showPermissions}
        </Menu.Item>
        {mayChange && (
          <Menu.Item
            color="var(--pg-error-text)"
            leftSection={<IconUserMinus size={18} stroke={1.75} />}
            onClick={() => onOpen('remove')}
          >
            {texts.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
