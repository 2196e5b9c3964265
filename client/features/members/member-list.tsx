import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { organisationTexts } from '#shared/texts/organisations.ts';
import { ErrorState } from '../../components/error-state.tsx';
import type { Member } from '../../lib/member.ts';
import { totalOf } from '../../lib/role-counts.ts';
import { useMembers } from '../../lib/use-members.ts';
import { MemberSearch } from './member-search.tsx';
import { MemberTable } from './member-table.tsx';
import classes from './members.module.css';
import { MembersSkeleton } from './members-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import { RemoveMemberModal } from './remove-member-modal.tsx';

export function MemberList({ viewer }: { viewer: Member }) {
  const { list, members, counts, typed, setTyped, isSearching, loadMore } = useMembers();
  const [removing, setRemoving] = useState<MemberView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (list.isPending) return <MembersSkeleton />;
  if (list.data === undefined)
    return <ErrorState title={organisationTexts.loadFailed} onRetry={() => void list.refetch()} />;
  return (
    <section>
      <div className={classes.tools}>
        <div>
          <h2 className={classes.heading} ref={heading} tabIndex={-1}>
            {texts.list}
          </h2>
          <p className={classes.count}>{texts.count(totalOf(counts))}</p>
        </div>
        <MemberSearch label={texts.search} value={typed} onChange={setTyped} />
      </div>
      {members.length === 0 ? (
        <NoMembers isSearching={isSearching} onClear={() => setTyped('')} />
      ) : (
        <div className={list.isPlaceholderData ? classes.busy : undefined}>
          <MemberTable members={members} viewer={viewer} ownerCount={counts.owner} onRemove={setRemoving} />
        </div>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={loadMore}>
          {texts.more}
        </Button>
      )}
      <RemoveMemberModal
        member={removing}
        organisationName={viewer.organisationName}
        onClose={() => setRemoving(null)}
        onRemoved={() => heading.current?.focus()}
      />
    </section>
  );
}
