import { Button, Table } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { memberName } from '#shared/members/name.ts';
import { mayChangeMember } from '#shared/members/rules.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Member } from '../../lib/member.ts';
import { isSoleOwner, MemberRole } from './member-role.tsx';
import { MemberWho } from './member-who.tsx';
import classes from './members.module.css';

type MemberTableProps = {
  members: readonly MemberView[];
  viewer: Member;
  ownerCount: number;
  onRemove: (member: MemberView) => void;
};

/** Rows become cards on phones; the roles are written out because a changed `display` takes them from the elements. */
export function MemberTable({ members, viewer, ownerCount, onRemove }: MemberTableProps) {
  const { columns } = texts;
  const titles = [columns.member, columns.joined, columns.role, ...(viewer.canManage ? [columns.actions] : [])];
  return (
    <Table className={classes.table} role="table" aria-label={texts.list}>
      <Table.Thead className={`${classes.head} ${look('unseenNarrow')}`} role="rowgroup">
        <Table.Tr role="row">
          {titles.map((title) => (
            <Table.Th key={title} role="columnheader" scope="col" data-end={title === columns.actions || undefined}>
              {title}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            viewer={viewer}
            ownerCount={ownerCount}
            onRemove={() => onRemove(member)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type MemberRowProps = { member: MemberView; viewer: Member; ownerCount: number; onRemove: () => void };

function MemberRow({ member, viewer, ownerCount, onRemove }: MemberRowProps) {
  const { isSelf, role, joinedAt } = member;
  const mayRemove =
    mayChangeMember({ actor: viewer.actor, isSelf, from: role, to: null }) && !isSoleOwner(member, ownerCount);
  return (
    <Table.Tr className={classes.row} role="row">
      <Table.Td role="cell">
        <MemberWho member={member} />
      </Table.Td>
      <Table.Td className={look('oneLine')} role="cell">
        <span className={classes.joinedWord}>{texts.columns.joined} </span>
        <time dateTime={joinedAt.toISOString()}>{formatDate(joinedAt)}</time>
      </Table.Td>
      <Table.Td role="cell">
        <MemberRole member={member} viewer={viewer} ownerCount={ownerCount} />
      </Table.Td>
      {viewer.canManage && (
        <Table.Td className={classes.end} role="cell">
          {mayRemove && (
            <Button
              className={classes.remove}
              variant="subtle"
              color="var(--pg-error-text)"
              size="sm"
              leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden="true" />}
              aria-label={texts.removeNamed(memberName(member))}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
