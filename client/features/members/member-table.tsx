import { Button } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { mayChangeMember, memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import common from '../../components/common.module.css';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { formatDate } from '../../lib/dates.ts';
import type { Member } from '../../lib/member.ts';
import { MemberIdentity } from './member-identity.tsx';
import { isSoleOwner, MemberRole } from './member-role.tsx';
import classes from './members.module.css';

type MemberTableProps = {
  members: readonly MemberView[];
  viewer: Member;
  ownerCount: number;
  onRemove: (member: MemberView) => void;
};

export function MemberTable({ members, viewer, ownerCount, onRemove }: MemberTableProps) {
  const { columns } = texts;
  const mayRemove = (member: MemberView): boolean =>
    mayChangeMember({ actor: viewer.effectiveRole, isSelf: member.isSelf, from: member.role, to: null }) &&
    !isSoleOwner(member, ownerCount);
  const visibleColumns: ReadonlyArray<Column<MemberView>> = [
    { title: columns.member, cell: (member) => <MemberIdentity member={member} /> },
    {
      title: columns.joined,
      cell: ({ joinedAt }) => (
        <time className={common.oneLine} dateTime={joinedAt.toISOString()}>
          {formatDate(joinedAt)}
        </time>
      ),
    },
    {
      title: columns.role,
      isSelfEvident: true,
      cell: (member) => <MemberRole member={member} viewer={viewer} ownerCount={ownerCount} />,
    },
    {
      title: columns.actions,
      isSelfEvident: true,
      isAtEnd: true,
      cell: (member) => mayRemove(member) && <RemoveButton member={member} onClick={() => onRemove(member)} />,
    },
  ];
  return (
    <DataTable
      label={texts.list}
      columns={viewer.canManage ? visibleColumns : visibleColumns.slice(0, -1)}
      rows={members}
      keyOf={({ userId }) => userId}
    />
  );
}

const RemoveButton = ({ member, onClick }: { member: MemberView; onClick: () => void }) => (
  <Button
    className={classes.remove}
    variant="subtle"
    color="var(--pg-error-text)"
    size="sm"
    leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden="true" />}
    aria-label={texts.removeNamed(memberName(member))}
    onClick={onClick}
  >
    {texts.remove}
  </Button>
);
