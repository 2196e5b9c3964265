import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import type { CandidateEntryView } from '#shared/candidates/state.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { memberOrFormer } from '#shared/texts/words.ts';
import { ask } from '../../../components/ask/ask.tsx';
import common from '../../../components/common.module.css';
import { ErrorState } from '../../../components/error-state.tsx';
import { MoreButton } from '../../../components/more-button/more-button.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../../components/skeleton/placeholders.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { dropOnUnmount, isRefused } from '../../../lib/errors.ts';
import { useTemporaryNote } from '../../../lib/hooks.ts';
import { trpc } from '../../../trpc.ts';
import { InlineAction } from '../comparison-table.tsx';
import { NoteForm } from './note-form.tsx';

const { entries: texts } = candidateListTexts;

export function Entries({ releaseId }: { releaseId: string }) {
  const list = trpc.candidates.entries.useInfiniteQuery(
    { releaseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...dropOnUnmount },
  );
  const [note, showNote] = useTemporaryNote();
  const listRef = useRef<HTMLDivElement>(null);
  const removeNote = useRemoveNote(releaseId, () => {
    listRef.current?.focus();
    showNote(texts.removed);
  });
  if (list.isPending) return <EntriesSkeleton />;
  if (list.data === undefined || isRefused(list.error))
    return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  const entries = list.data.pages.flatMap((page) => page.entries);
  return (
    <Box component="section" aria-label={texts.title} maw="var(--pg-reading)">
      <Title order={2} size="h4" mb="xs" lh={1.25}>
        {texts.title}
      </Title>
      <Text mb="lg" c="dimmed" fz="sm">
        {texts.text}
      </Text>
      <NoteForm releaseId={releaseId} onAdded={() => showNote(texts.added)} />
      <Box mih="1.75rem" my="xs">
        <SavedNote note={note} />
      </Box>
      {entries.length === 0 && <Text c="dimmed">{texts.empty}</Text>}
      <Stack component="ol" ref={listRef} tabIndex={-1} gap="md" aria-label={texts.list}>
        {entries.map((entry) => (
          <Entry key={entry.entryId} entry={entry} onRemove={() => removeNote(entry.entryId)} />
        ))}
      </Stack>
      <Box mt="lg">
        <MoreButton list={list} label={texts.more} failed={texts.failed} />
      </Box>
    </Box>
  );
}

function Entry({ entry, onRemove }: { entry: CandidateEntryView; onRemove: () => void }) {
  const { kind, text, fromStatus, toStatus, authorName, isOwn, at } = entry;
  const date = formatDateTime(at);
  return (
    <Stack component="li" gap={4} pt="md" className={common.lineTop}>
      <Group gap="0.25rem 0.75rem" justify="space-between">
        <Text span c="dimmed" fz={14} className={common.numbers}>
          {isOwn ? texts.self : memberOrFormer(authorName)}, <time dateTime={at.toISOString()}>{date}</time>
        </Text>
        {kind === 'note' && (
          <InlineAction label={texts.removeOf(date)} onClick={onRemove}>
            {texts.remove}
          </InlineAction>
        )}
      </Group>
      {kind === 'decision' && fromStatus !== null && toStatus !== null && (
        <Text fw={600}>{texts.decision(applicationStatusNames[fromStatus], applicationStatusNames[toStatus])}</Text>
      )}
      <p className={`${common.preLine} ${common.anywhere}`}>{text}</p>
    </Stack>
  );
}

function useRemoveNote(releaseId: string, onDone: () => void) {
  const utils = trpc.useUtils();
  const remove = trpc.candidates.removeNote.useMutation({
    onSettled: () => utils.candidates.entries.invalidate({ releaseId }),
  });
  return (noteId: string) =>
    ask({
      title: texts.removeTitle,
      text: texts.removeText,
      confirmLabel: texts.remove,
      run: () => remove.mutateAsync({ releaseId, noteId }),
      failed: texts.notRemoved,
      onDone,
    });
}

function EntriesSkeleton() {
  return (
    <ContentSkeleton>
      <Stack gap="md" maw="var(--pg-reading)">
        {placeholderItems(4, (index) => (
          <p key={index}>{placeholderText(9, 6, 8, 7)}</p>
        ))}
      </Stack>
    </ContentSkeleton>
  );
}
