import { Button, Group, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { memberName } from '#shared/members/member.ts';
import type { MemberView } from '#shared/members/schema.ts';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import { ask } from '../../components/ask/ask.tsx';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { type Member, totalMembers, useMembers } from '../../lib/member.ts';
import { trpc } from '../../trpc.ts';
import { MemberTable } from './member-table.tsx';
import { MemberSearch, MembersSkeleton } from './members-skeleton.tsx';

export function MemberList({ viewer }: { viewer: Member }) {
  const { list, members, counts, typed, setTyped, isSearching } = useMembers();
  const [note, showNote] = useTemporaryNote();
  const heading = useRef<HTMLHeadingElement>(null);
  const askToRemove = useRemoveMember(viewer.organisationName, (name) => {
    heading.current?.focus();
    showNote(texts.removed(name));
  });
  if (list.isPending) return <MembersSkeleton viewer={viewer} />;
  if (list.data === undefined)
    return <ErrorState title={organisationTexts.loadFailed} onRetry={() => void list.refetch()} />;
  return (
    <section>
      <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb="md">
        <div>
          <Title order={2} size="h3" ref={heading} tabIndex={-1}>
            {texts.list}
          </Title>
          <Text mt={2} c="dimmed" className={common.numbers}>
            {texts.count(totalMembers(counts))}
          </Text>
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

export function NoMembers({ isSearching, onClear }: { isSearching: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={texts.empty}
      text={isSearching ? texts.emptySearch : ''}
      action={
        isSearching && (
          <Button variant="default" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        )
      }
    />
  );
}

/** `onRemoved` runs after the row is removed, with the button that had the focus. */
export function useRemoveMember(organisationName: string, onRemoved: (name: string) => void) {
  const utils = trpc.useUtils();
  const remove = trpc.members.remove.useMutation({ onSettled: () => utils.members.page.invalidate() });
  return (member: MemberView) => {
    const name = memberName(member);
    ask({
      title: texts.removeTitle,
      text: texts.removeText(name, organisationName),
      confirmLabel: texts.remove,
      run: () => remove.mutateAsync({ userId: member.userId }),
      failed: texts.removeFailed,
      onDone: () => onRemoved(name),
    });
  };
}
