import { Box } from '@mantine/core';
import { useRef, useState } from 'react';
import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/release.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { paths } from '../../lib/paths.ts';
import { useBriefly } from '../../lib/use-briefly.ts';
import { trpc } from '../../trpc.ts';
import { type AskedOfRelease, ReleaseRow } from './release-row.tsx';
import { ReleasesSkeleton } from './releases-skeleton.tsx';
import { useReleaseQuestions } from './use-release-questions.tsx';
import { useRenew } from './use-renew.ts';
import { ViewDialog } from './view-dialog.tsx';

/** Everybody who sees something of the person, and the ways to see it, to narrow it and to end it. */
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
  const [viewed, setViewed] = useState<OwnRelease | null>(null);
  const [note, say] = useBriefly();
  const { renew, failure } = useRenew(say);
  // The button that was pressed may go with its row; the keyboard goes on in the list.
  const done = (sentence: string) => {
    list.current?.focus();
    say(sentence);
  };
  const questions = useReleaseQuestions(done);
  const answer = ({ what, release }: AskedOfRelease) =>
    what === 'view' ? setViewed(release) : questions[what](release);
  return (
    <section aria-label={texts.list}>
      <SavedNote note={note} />
      <FormError message={failure} />
      {releases.length === 0 ? (
        <NothingReleased />
      ) : (
        <>
          <p className={look('muted', 'numbers')}>{texts.count(total)}</p>
          <Box component="ul" ref={list} tabIndex={-1} mt="sm" mb="lg" aria-label={texts.list}>
            {releases.map((release) => (
              <ReleaseRow key={release.releaseId} release={release} onAsk={answer} onRenew={() => renew(release)} />
            ))}
          </Box>
        </>
      )}
      <ViewDialog release={viewed} onClose={() => setViewed(null)} />
    </section>
  );
}

function NothingReleased() {
  const way = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={way} />;
}
