import { Box, SimpleGrid, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnRelease } from '#shared/releases/state.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/own-releases.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useLastValue, useStepFocus, useTemporaryNote } from '../../lib/hooks.ts';
import { comesBack } from '../../lib/list-state.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { CompanyCard, type ReleaseAction } from './company-card.tsx';
import { FormerCompanies, useFormerCompanies } from './former-companies.tsx';
import { useReleaseActions } from './use-release-actions.tsx';
import { ViewDialog } from './view-dialog.tsx';

const GiveDialog = lazyDialog(() => import('./give-dialog.tsx'));

export function OwnReleases() {
  const list = trpc.releases.page.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const former = useFormerCompanies();
  const hasFormer = former.data?.pages[0]?.companies.length !== 0;
  return (
    <>
      <PagedList list={list} itemsOf={({ releases }) => releases} texts={texts} skeleton={<CompaniesSkeleton />}>
        {(releases, pages) => <Companies releases={releases} total={pages[0]?.total ?? 0} hasFormer={hasFormer} />}
      </PagedList>
      <FormerCompanies list={former} />
    </>
  );
}

type CompaniesProps = { releases: readonly OwnRelease[]; total: number; hasFormer: boolean };

function Companies({ releases, total, hasFormer }: CompaniesProps) {
  // The dialog may return the focus to a card that disappears.
  const list = useStepFocus(String(releases.length), true);
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const linkedId = hash.slice(1);
  const [viewedRelease, setViewedRelease] = useState(releases.find(({ releaseId }) => releaseId === linkedId) ?? null);
  const [leadsBack, setLeadsBack] = useState(comesBack(state));
  const [updatedRelease, setUpdatedRelease] = useState<OwnRelease | null>(null);
  const [note, showNote] = useTemporaryNote();
  const { renew, failure } = useRenew(showNote);
  const finish = (sentence: string) => {
    list.current?.focus();
    showNote(sentence);
  };
  const { narrow, withdraw } = useReleaseActions(finish);
  const view = (release: OwnRelease) => {
    setLeadsBack(false);
    setViewedRelease(release);
  };
  const actions = { withdraw, view, renew, update: setUpdatedRelease };
  const runAction = ({ kind, release }: ReleaseAction) => actions[kind](release);
  return (
    <Box component="section" ref={list} tabIndex={-1} aria-label={texts.list}>
      {total === 0 && !hasFormer ? (
        <NothingShown />
      ) : (
        <Title order={2} size="h3" mb="md">
          {texts.count(total)}
        </Title>
      )}
      <Box mb={note === null ? 0 : 'sm'}>
        <SavedNote note={note} />
      </Box>
      <FormError message={failure} />
      {releases.length > 0 && (
        <Cards>
          {releases.map((release) => (
            <CompanyCard key={release.releaseId} release={release} onAction={runAction} />
          ))}
        </Cards>
      )}
      <ViewDialog
        release={viewedRelease}
        onClose={() => setViewedRelease(null)}
        onLeave={leadsBack ? () => void navigate(-1) : undefined}
        onNarrow={narrow}
        onUpdate={setUpdatedRelease}
      />
      <UpdateDialog release={updatedRelease} onClose={() => setUpdatedRelease(null)} onDone={finish} />
    </Box>
  );
}

type UpdateDialogProps = { release: OwnRelease | null; onClose: () => void; onDone: (sentence: string) => void };

/** Shows the newer state before the person confirms it. */
function UpdateDialog({ release, onClose, onDone }: UpdateDialogProps) {
  const displayedRelease = useLastValue(release);
  if (displayedRelease === null || displayedRelease.renewal === null) return null;
  const { company, renewal, scope, older, unshown, applications } = displayedRelease;
  return (
    <GiveDialog
      opened={release !== null}
      target={renewal}
      company={company.name}
      onClose={onClose}
      update={{
        scope,
        unshown,
        older,
        hasApplied: applications.count > 0,
        onDone: () => {
          onClose();
          onDone(texts.updated(company.name, unshown.softskills));
        },
      }}
    />
  );
}

const Cards = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing={{ base: 'sm', md: 'lg' }} mb="lg">
    {children}
  </SimpleGrid>
);

function NothingShown() {
  const jobsLink = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={jobsLink} />;
}

function useRenew(showNote: (sentence: string) => void) {
  const refresh = useReleaseRefresh();
  const renewal = trpc.releases.renew.useMutation({ onSettled: refresh });
  const renew = ({ releaseId, company }: OwnRelease) =>
    renewal.mutate(
      { releaseId },
      { onSuccess: ({ expiresAt }) => showNote(texts.renewed(company.name, formatDate(expiresAt))) },
    );
  return { renew, failure: renewal.error && sentenceOf(renewal.error, texts.actionFailed) };
}

const skeletonReleases = (index: number): OwnRelease => ({
  releaseId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null, logoUrl: null },
  isLocked: false,
  parts: {
    isAnonymous: false,
    hasContact: true,
    hasPhone: false,
    hasMatch: true,
    skills: { shown: 30, of: 30, hidden: 0 },
    hasValues: true,
    hasProfile: false,
  },
  views: { count: 2, lastAt: new Date(0), lastJob: null },
  applications: { count: 0, titles: [], areRefused: false },
  scope: 'named',
  shownName: '',
  jobTitle: null,
  releasedAt: new Date(0),
  expiresAt: new Date(0),
  isOutdated: false,
  older: null,
  renewal: null,
  unshown: { softskills: false, values: false },
  unread: 0,
  hasOpenQuestion: false,
  hasMessages: false,
});

const CompaniesSkeleton = () => (
  <ContentSkeleton>
    <Title order={2} size="h3" mb="md">
      {texts.count(2)}
    </Title>
    <Cards>
      {placeholderItems(2, skeletonReleases).map((release) => (
        <CompanyCard key={release.releaseId} release={release} onAction={() => undefined} />
      ))}
    </Cards>
  </ContentSkeleton>
);
