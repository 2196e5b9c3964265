import { Box, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/release.ts';
import common from '../../components/common.module.css';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { type ReleaseAction, ReleaseRow } from './release-row.tsx';
import { useReleaseActions } from './use-release-actions.tsx';
import { ViewDialog } from './view-dialog.tsx';

export function OwnReleases() {
  const list = trpc.releases.page.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <PagedList list={list} itemsOf={({ releases }) => releases} texts={texts} skeleton={<ReleasesSkeleton />}>
      {(releases, pages) => <Releases releases={releases} total={pages[0]?.total ?? 0} />}
    </PagedList>
  );
}

function Releases({ releases, total }: { releases: readonly OwnRelease[]; total: number }) {
  const list = useRef<HTMLUListElement>(null);
  const [viewedRelease, setViewedRelease] = useState<OwnRelease | null>(null);
  const [note, showNote] = useTemporaryNote();
  const { renew, failure } = useRenew(showNote);
  const finish = (sentence: string) => {
    list.current?.focus();
    showNote(sentence);
  };
  const actions = useReleaseActions(finish);
  const runAction = ({ kind, release }: ReleaseAction) =>
    kind === 'view' ? setViewedRelease(release) : actions[kind](release);
  return (
    <section aria-label={texts.list}>
      <SavedNote note={note} />
      <FormError message={failure} />
      {releases.length === 0 ? (
        <NothingReleased />
      ) : (
        <>
          <Text c="dimmed" className={common.numbers}>
            {texts.count(total)}
          </Text>
          <Box component="ul" ref={list} tabIndex={-1} mt="sm" mb="lg" aria-label={texts.list}>
            {releases.map((release) => (
              <ReleaseRow
                key={release.releaseId}
                release={release}
                onAction={runAction}
                onRenew={() => renew(release)}
              />
            ))}
          </Box>
        </>
      )}
      <ViewDialog release={viewedRelease} onClose={() => setViewedRelease(null)} />
    </section>
  );
}

function NothingReleased() {
  const jobsLink = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={jobsLink} />;
}

function useRenew(showNote: (sentence: string) => void) {
  const refresh = useReleaseRefresh();
  const renewal = trpc.releases.renew.useMutation({
    onSuccess: ({ expiresAt }) => showNote(texts.renewed(formatDate(expiresAt))),
    onSettled: refresh,
  });
  return {
    renew: ({ releaseId }: Pick<OwnRelease, 'releaseId'>) => renewal.mutate({ releaseId }),
    failure: renewal.error && sentenceOf(renewal.error, texts.actionFailed),
  };
}

const skeletonReleases = (index: number) => ({
  releaseId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null },
  scope: 'named' as const,
  shownName: placeholderText(6, 8),
  jobTitle: placeholderText(12, 6),
  releasedAt: new Date(0),
  expiresAt: new Date(0),
  isOutdated: false,
  unread: 0,
  hasMessages: false,
});

function ReleasesSkeleton() {
  return (
    <ContentSkeleton>
      <Stack component="ul" gap={0}>
        {placeholderItems(3, skeletonReleases).map((release) => (
          <ReleaseRow key={release.releaseId} release={release} onAction={() => undefined} onRenew={() => undefined} />
        ))}
      </Stack>
    </ContentSkeleton>
  );
}
