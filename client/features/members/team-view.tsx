import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts, teamTexts as texts } from '#shared/texts/members.ts';
import { organisationTexts } from '#shared/texts/organisations.ts';
import { ErrorState } from '../../components/error-state.tsx';
import type { Member } from '../../lib/member.ts';
import { useMembers } from '../../lib/use-members.ts';
import { ChangeRoleModal } from './change-role-modal.tsx';
import { MemberSearch } from './member-search.tsx';
import { NoMembers } from './no-members.tsx';
import { PermissionsModal } from './permissions-modal.tsx';
import { RemoveMemberModal } from './remove-member-modal.tsx';
import { RoleLegend } from './role-legend.tsx';
import classes from './team.module.css';
import { TeamCard, type TeamDialog } from './team-card.tsx';
import { TeamCounters } from './team-counters.tsx';
import { TeamSkeleton } from './team-skeleton.tsx';

type Opened = { dialog: TeamDialog; member: MemberView } | null;

export function TeamView({ viewer }: { viewer: Member }) {
  const team = useMembers();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { list, members, counts } = team;
  if (list.isPending) return <TeamSkeleton />;
  if (list.data === undefined)
    return <ErrorState title={organisationTexts.loadFailed} onRetry={() => void list.refetch()} />;
  const about = (dialog: TeamDialog) => (opened?.dialog === dialog ? opened.member : null);
  const close = () => setOpened(null);
  return (
    <>
      <TeamCounters counts={counts} />
      <section aria-labelledby={titleId}>
        <div className={classes.tools}>
          <h2 className={classes.title} id={titleId} ref={heading} tabIndex={-1}>
            {texts.list}
          </h2>
          <MemberSearch label={texts.search} value={team.typed} onChange={team.setTyped} />
        </div>
        {members.length === 0 && <NoMembers isSearching={team.isSearching} onClear={() => team.setTyped('')} />}
        <ul className={classes.cards} data-busy={list.isPlaceholderData || undefined}>
          {members.map((member) => (
            <TeamCard
              key={member.userId}
              member={member}
              viewer={viewer}
              ownerCount={counts.owner}
              onOpen={(dialog) => setOpened({ dialog, member })}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={team.loadMore}>
            {memberTexts.more}
          </Button>
        )}
      </section>
      <RoleLegend />
      <ChangeRoleModal member={about('role')} actor={viewer.actor} onClose={close} />
      <PermissionsModal member={about('permissions')} onClose={close} />
      <RemoveMemberModal
        member={about('remove')}
        organisationName={viewer.organisationName}
        onClose={close}
        onRemoved={() => heading.current?.focus()}
      />
    </>
  );
}
