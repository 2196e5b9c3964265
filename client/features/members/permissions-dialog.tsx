import { Box, Group, Modal, Text } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useId } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { allowedRoles, type Role } from '#shared/permissions.ts';
import {
  type MemberAction,
  memberActionTexts,
  permissionGroups,
  teamTexts as texts,
} from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import common from '../../components/common.module.css';
import { useLastValue } from '../../lib/hooks.ts';
import classes from './permissions.module.css';

type PermissionsDialogProps = { member: MemberView | null; onClose: () => void };

export function PermissionsDialog({ member, onClose }: PermissionsDialogProps) {
  const displayedMember = useLastValue(member);
  const name = displayedMember === null ? '' : memberName(displayedMember);
  return (
    <Modal title={texts.permissionsTitle(name)} opened={member !== null} onClose={onClose}>
      {displayedMember !== null && (
        <>
          <Box component="p">{texts.permissionsText(roleNames[displayedMember.role])}</Box>
          <PermissionList role={displayedMember.role} />
        </>
      )}
    </Modal>
  );
}

function isAllowed(role: OrganisationRole, action: MemberAction): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return allowed.includes(role === 'admin' ? 'orgAdmin' : role);
}

function PermissionList({ role }: { role: OrganisationRole }) {
  const titleId = useId();
  return permissionGroups.map(({ title, actions }, index) => (
    <section key={title} aria-labelledby={`${titleId}-${index}`}>
      <Box component="h3" mt="lg" mb={4} fw={600} id={`${titleId}-${index}`}>
        {title}
      </Box>
      <ul>
        {actions.map((action) => (
          <Permission key={action} text={memberActionTexts[action]} allowed={isAllowed(role, action)} />
        ))}
      </ul>
    </section>
  ));
}

function Permission({ text, allowed }: { text: string; allowed: boolean }) {
  const ActionIcon = allowed ? IconCheck : IconMinus;
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      align="stretch"
      component="li"
      py="sm"
      className={common.lineTop}
      data-allowed={allowed}
    >
      <ActionIcon className={classes.icon} size={20} stroke={2} aria-hidden="true" />
      <span>
        {text}
        <Text span display="block" fz={14} className={classes.word}>
          {allowed ? texts.allowed : texts.refused}
        </Text>
      </span>
    </Group>
  );
}
