import { ActionIcon, Badge, Menu } from '@mantine/core';
import { IconDots, IconListCheck, IconUserCog, IconUserMinus } from '@tabler/icons-react';
import { memberName } from '#shared/members/name.ts';
import { mayChangeMember } from '#shared/members/rules.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts, teamTexts as texts } from '#shared/texts/members.ts';
import { roleNames } from '#shared/texts/roles.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Member } from '../../lib/member.ts';
import { isSoleOwner } from './member-role.tsx';
import { MemberWho } from './member-who.tsx';
import classes from './team.module.css';

export type TeamDialog = 'role' | 'permissions' | 'remove';

type TeamCardProps = {
  member: MemberView;
  viewer: Member;
  ownerCount: number;
  onOpen: (dialog: TeamDialog) => void;
};

export function TeamCard({ member, viewer, ownerCount, onOpen }: TeamCardProps) {
  const { role, isSelf, joinedAt } = member;
  const mayChange =
    mayChangeMember({ actor: viewer.actor, isSelf, from: role, to: role }) && !isSoleOwner(member, ownerCount);
  return (
    <li className={classes.card}>
      <div className={classes.cardTop}>
        <MemberWho member={member} />
        <CardMenu name={memberName(member)} mayChange={mayChange} onOpen={onOpen} />
      </div>
      <div className={classes.cardEnd}>
        <Badge color="petrol">{roleNames[role]}</Badge>
        <time className={classes.joined} dateTime={joinedAt.toISOString()}>
          {memberTexts.joinedAt(formatDate(joinedAt))}
        </time>
      </div>
    </li>
  );
}

type CardMenuProps = { name: string; mayChange: boolean; onOpen: (dialog: TeamDialog) => void };

function CardMenu({ name, mayChange, onOpen }: CardMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.menu} size="xl" aria-label={texts.menuOf(name)}>
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
