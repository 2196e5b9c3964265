import { Box, Group, Title } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { organisationRoles } from '#shared/auth/session-user.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts, roleExplanations, teamTexts as texts } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { type Member, totalMembers, useMembers } from '../../lib/member.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { NoMembers, useRemoveMember } from './member-list.tsx';
import { MemberSearch } from './members-skeleton.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';
import classes from './team.module.css';
import { TeamCard, type TeamDialog } from './team-card.tsx';
import { TeamCounters, TeamSkeleton } from './team-skeleton.tsx';

type OpenTeamDialog = { dialog: TeamDialog; member: MemberView } | null;

export function TeamView({ viewer }: { viewer: Member }) {
  const team = useMembers();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [openDialog, setOpenDialog] = useState<OpenTeamDialog>(null);
  const [note, showNote] = useTemporaryNote();
  const [changedMemberId, setChangedMemberId] = useState<string | null>(null);
  const askToRemove = useRemoveMember(viewer.organisationName, (name) => {
    heading.current?.focus();
    setChangedMemberId(null);
    showNote(memberTexts.removed(name));
  });
  const { list, members, counts } = team;
  if (list.isPending) return <TeamSkeleton viewer={viewer} />;
  if (list.data === undefined)
    return <ErrorState title={organisationTexts.loadFailed} onRetry={() => void list.refetch()} />;
  const memberInDialog = (dialog: TeamDialog) => (openDialog?.dialog === dialog ? openDialog.member : null);
  const close = () => setOpenDialog(null);
  return (
    <>
      {totalMembers(counts) > 1 && <TeamCounters counts={counts} />}
      <section aria-labelledby={titleId}>
        <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb={20}>
          <Title order={2} size="h3" id={titleId} ref={heading} tabIndex={-1}>
            {texts.list}
          </Title>
          <MemberSearch label={texts.search} value={team.typed} onChange={team.setTyped} />
        </Group>
        <SavedNote note={changedMemberId === null && note} />
        {members.length === 0 && <NoMembers isSearching={team.isSearching} onClear={() => team.setTyped('')} />}
        <ul className={classes.cards} data-busy={list.isPlaceholderData || undefined}>
          {members.map((member) => (
            <TeamCard
              key={member.userId}
              member={member}
              viewer={viewer}
              ownerCount={counts.owner}
              roleNote={changedMemberId === member.userId ? note : null}
              onOpen={(dialog) => (dialog === 'remove' ? askToRemove(member) : setOpenDialog({ dialog, member }))}
            />
          ))}
        </ul>
        <MoreButton list={list} label={memberTexts.more} failed={organisationTexts.loadFailed} />
      </section>
      <RoleLegend />
      <ChangeRoleDialog
        member={memberInDialog('role')}
        actor={viewer.effectiveRole}
        onClose={close}
        onChanged={(userId, role) => {
          setChangedMemberId(userId);
          showNote(memberTexts.roleChanged(roleNames[role]));
        }}
      />
      <PermissionsDialog member={memberInDialog('permissions')} onClose={close} />
    </>
  );
}

function RoleLegend() {
  const titleId = useId();
  return (
    <Box component="section" mt={48} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {texts.roles}
      </Title>
      <Box component="dl" bg="var(--pg-sunken)" bdrs="fit" className={classes.roles}>
        {organisationRoles.map((role) => (
          <div key={role}>
            <dt>{roleNames[role]}</dt>
            <dd>{roleExplanations[role]}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}
