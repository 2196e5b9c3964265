import { Box, Group } from '@mantine/core';
import { useRef } from 'react';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import type { Member } from '../../lib/member.ts';
import { totalOf } from '../../lib/role-counts.ts';
import { useBriefly } from '../../lib/use-briefly.ts';
import { useMembers } from '../../lib/use-members.ts';
import { MemberSearch } from './member-search.tsx';
import { MemberTable } from './member-table.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';
import { NoMembers } from './no-members.tsx';
import { useRemoveMember } from './use-remove-member.ts';

export function MemberList({ viewer }: { viewer: Member }) {
  const { list, members, counts, typed, setTyped, isSearching } = useMembers();
  const [note, say] = useBriefly();
  const heading = useRef<HTMLHeadingElement>(null);
  const askToRemove = useRemoveMember(viewer.organisationName, (name) => {
    heading.current?.focus();
    say(texts.removed(name));
  });
  if (list.isPending) return <MembersSkeleton viewer={viewer} />;
  if (list.data === undefined)
    return <ErrorState title={organisationTexts.loadFailed} onRetry={() => void list.refetch()} />;
  return (
    <section>
      <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb="md">
        <div>
          <Box component="h2" lh={1.25} className={look('heading', 'step2')} ref={heading} tabIndex={-1}>
            {texts.list}
          </Box>
          <Box component="p" mt={2} className={look('muted', 'numbers')}>
            {texts.count(totalOf(counts))}
          </Box>
          <SavedNote note={note} />
        </div>
        <MemberSearch label={texts.search} value={typed} onChange={setTyped} />
      </Group>
      {members.length === 0 ? (
        <NoMembers isSearching={isSearching} onClear={() => setTyped('')} />
      ) : (
        <div data-busy={list.isPlaceholderData || undefined}>
          <MemberTable members={members} viewer={viewer} ownerCount={counts.owner} onRemove={askToRemove} />
        </div>
      )}
      <MoreButton list={list} label={texts.more} failed={organisationTexts.loadFailed} />
    </section>
  );
}
