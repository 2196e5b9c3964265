import { Modal } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { memberName } from '#shared/members/name.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { allowedRoles, type Role } from '#shared/permissions.ts';
import { type MemberAction, memberActionTexts, teamTexts as texts } from '#shared/texts/members.ts';
import { roleNames } from '#shared/texts/roles.ts';
import dialog from '../../components/dialog-form/dialog-form.module.css';
import { useLast } from '../../lib/use-last.ts';
import classes from './permissions.module.css';

type PermissionsModalProps = { member: MemberView | null; onClose: () => void };

/** What somebody may, as the permission table itself says it. */
export function PermissionsModal({ member, onClose }: PermissionsModalProps) {
  const shown = useLast(member);
  const name = shown === null ? '' : memberName(shown);
  return (
    <Modal title={texts.permissionsTitle(name)} opened={member !== null} onClose={onClose}>
      {shown !== null && (
        <>
          <p className={dialog.text}>{texts.permissionsText(roleNames[shown.role])}</p>
          <PermissionList role={shown.role} />
        </>
      )}
    </Modal>
  );
}

const actions = Object.keys(memberActionTexts) as MemberAction[];

function isAllowed(role: OrganisationRole, action: MemberAction): boolean {
  const allowed: readonly Role[] = allowedRoles[action];
  return allowed.includes(role === 'admin' ? 'orgAdmin' : role);
}

function PermissionList({ role }: { role: OrganisationRole }) {
  return (
    <ul className={classes.list}>
      {actions.map((action) => {
        const allowed = isAllowed(role, action);
        const ActionIcon = allowed ? IconCheck : IconMinus;
        return (
          <li key={action} className={classes.action} data-allowed={allowed}>
            <ActionIcon className={classes.icon} size={20} stroke={2} aria-hidden="true" />
            <span>
              {memberActionTexts[action]}
              <span className={classes.word}>{allowed ? texts.allowed : texts.refused}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
