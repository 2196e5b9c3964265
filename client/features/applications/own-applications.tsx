import { Box, Radio, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import type { OwnApplication } from '#shared/applications/state.ts';
import { myApplicationsTexts as texts, withdrawApplicationTexts } from '#shared/texts/applications/applying.ts';
import { ask, ChoiceState } from '../../components/ask/ask.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { ApplicationRow } from './application-row.tsx';

export function OwnApplications() {
  const list = trpc.applications.mine.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  return (
    <PagedList
      list={list}
      itemsOf={({ applications }) => applications}
      texts={texts}
      skeleton={<ApplicationsSkeleton />}
    >
      {(applications) => <ApplicationList applications={applications} heading="h2" />}
    </PagedList>
  );
}

type ApplicationListProps = { applications: readonly OwnApplication[]; heading: 'h2' | 'h3' };

function ApplicationList({ applications, heading }: ApplicationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [note, showNote] = useTemporaryNote();
  const withdraw = useWithdrawApplication((sentence) => {
    list.current?.focus();
    showNote(sentence);
  });
  if (applications.length === 0) return <NoApplication />;
  return (
    <>
      <SavedNote note={note} />
      <Box component="ul" ref={list} tabIndex={-1} mb="lg" aria-label={texts.list}>
        {applications.map((application) => (
          <ApplicationRow
            key={application.applicationId}
            application={application}
            heading={heading}
            onWithdraw={withdraw}
          />
        ))}
      </Box>
    </>
  );
}

function NoApplication() {
  const jobsLink = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={jobsLink} />;
}

const shownCount = 3;

export function LatestApplications() {
  const list = trpc.applications.mine.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
  const applications = list.data?.pages[0]?.applications ?? [];
  if (applications.length === 0) return null;
  return (
    <Box component="section" mt={48} aria-labelledby="eigene-bewerbungen">
      <Title order={2} size="h3" mb="sm" id="eigene-bewerbungen">
        {texts.latest}
      </Title>
      <ApplicationList applications={applications.slice(0, shownCount)} heading="h3" />
      {applications.length > shownCount && <LinkButton to={paths.applications}>{texts.all}</LinkButton>}
    </Box>
  );
}

const skeletonApplications = (index: number): OwnApplication => ({
  applicationId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null },
  jobId: null,
  jobTitle: placeholderText(13, 7),
  isJobOnline: true,
  status: 'applied',
  answers: [],
  replyBy: '2000-01-01',
  isOverdue: false,
  appliedAt: new Date(0),
  statusAt: new Date(0),
  timeline: [{ kind: 'applied', at: new Date(0) }],
  refusal: null,
  releaseId: `${index}`,
  unread: 0,
});

function ApplicationsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <ContentSkeleton>
      <ul>
        {placeholderItems(count, skeletonApplications).map((application) => (
          <ApplicationRow
            key={application.applicationId}
            application={application}
            heading="h2"
            onWithdraw={() => undefined}
          />
        ))}
      </ul>
    </ContentSkeleton>
  );
}

function useWithdrawApplication(onDone: (sentence: string) => void) {
  const withdraw = trpc.applications.withdraw.useMutation({ onSettled: useReleaseRefresh() });
  return ({ applicationId, jobTitle, company, releaseId }: OwnApplication) => {
    let endsRelease = releaseId !== null;
    const body = (
      <ChoiceState
        initialValue={true}
        onChange={(ends) => {
          endsRelease = ends;
        }}
      >
        {(ends, choose) => <ReleaseChoice ends={ends} onChange={choose} />}
      </ChoiceState>
    );
    ask({
      title: withdrawApplicationTexts.title,
      text: withdrawApplicationTexts.text(jobTitle, company.name),
      ...(releaseId !== null && { body }),
      confirmLabel: withdrawApplicationTexts.confirm,
      run: () => withdraw.mutateAsync({ applicationId, endsRelease }),
      failed: withdrawApplicationTexts.failed,
      onDone: () => onDone(withdrawApplicationTexts.done),
    });
  };
}

const ReleaseChoice = ({ ends, onChange }: { ends: boolean; onChange: (ends: boolean) => void }) => (
  <Radio.Group
    label={withdrawApplicationTexts.label}
    value={ends ? 'ends' : 'stays'}
    onChange={(value) => onChange(value === 'ends')}
  >
    <Stack gap="sm" mt="xs">
      <Radio value="ends" label={withdrawApplicationTexts.ends} description={withdrawApplicationTexts.endsText} />
      <Radio value="stays" label={withdrawApplicationTexts.stays} description={withdrawApplicationTexts.staysText} />
    </Stack>
  </Radio.Group>
);
