import { Box, Radio, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnApplication } from '#shared/applications/state.ts';
import { isEnded } from '#shared/applications/status.ts';
import { myApplicationsTexts as texts, withdrawApplicationTexts } from '#shared/texts/applications/applying.ts';
import { withdrawReleaseTexts } from '#shared/texts/releases/own-releases.ts';
import { ask, ChoiceState } from '../../components/ask/ask.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';
import { ApplicationRow } from './application-row.tsx';
import { useApplicationList } from './latest-applications.tsx';

export function OwnApplications() {
  const list = useApplicationList();
  return (
    <PagedList
      list={list}
      itemsOf={({ applications }) => applications}
      texts={texts}
      skeleton={<ApplicationsSkeleton />}
    >
      {(applications) => <ApplicationList applications={applications} />}
    </PagedList>
  );
}

function ApplicationList({ applications }: { applications: readonly OwnApplication[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [note, showNote] = useTemporaryNote();
  const [withdrawnId, setWithdrawnId] = useState<string | null>(null);
  const withdraw = useWithdrawApplication(applications, ({ applicationId, jobId }, sentence) => {
    showRow(jobId) ?? list.current?.focus();
    setWithdrawnId(applicationId);
    showNote(sentence);
  });
  useScrollToLinked(applications);
  const questions = (trpc.found.waiting.useQuery().data?.otherQuestions ?? []).filter(({ isRequest }) => isRequest);
  if (applications.length === 0) return <NoApplication />;
  return (
    <Box component="ul" ref={list} tabIndex={-1} mb="lg" aria-label={texts.list}>
      {applications.map((application) => (
        <ApplicationRow
          key={application.applicationId}
          application={application}
          requestQuestion={questions.find(({ releaseId }) => releaseId === application.releaseId)}
          note={application.applicationId === withdrawnId ? note : null}
          onWithdraw={withdraw}
        />
      ))}
    </Box>
  );
}

/** The fragment of the address names a job. A new application appears only after the list is read again. */
function useScrollToLinked(applications: readonly OwnApplication[]) {
  const linked = useLocation().hash.slice(1);
  const isListed = applications.some(({ jobId }) => jobId === linked);
  useEffect(() => {
    if (isListed) showRow(linked);
  }, [isListed, linked]);
}

function showRow(jobId: string | null): HTMLElement | null {
  const row = jobId === null ? null : document.getElementById(jobId);
  row?.scrollIntoView();
  row?.focus({ preventScroll: true });
  return row;
}

function NoApplication() {
  const jobsLink = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={jobsLink} />;
}

const skeletonApplications = (index: number): OwnApplication => ({
  applicationId: `${index}`,
  company: { name: placeholderText(9, 4), slug: null },
  jobId: null,
  jobTitle: placeholderText(13, 7),
  jobField: null,
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
  isAnonymous: false,
  unread: 0,
  hasOpenQuestion: false,
});

function ApplicationsSkeleton() {
  return (
    <ContentSkeleton>
      <ul>
        {placeholderItems(3, skeletonApplications).map((application) => (
          <ApplicationRow
            key={application.applicationId}
            application={application}
            note={null}
            onWithdraw={() => undefined}
          />
        ))}
      </ul>
    </ContentSkeleton>
  );
}

/** Ending the release hides the other applications at the company. If there is one, keeping it is the default. */
function useWithdrawApplication(
  applications: readonly OwnApplication[],
  onDone: (application: OwnApplication, sentence: string) => void,
) {
  const withdraw = trpc.applications.withdraw.useMutation({ onSettled: useReleaseRefresh() });
  return (application: OwnApplication) => {
    const { applicationId, jobTitle, company, releaseId } = application;
    const others = applications.filter(
      (one) =>
        one.releaseId === releaseId &&
        one.applicationId !== applicationId &&
        (one.status === 'hired' || !isEnded(one.status)),
    );
    const endsByDefault = others.length === 0;
    let endsRelease = releaseId !== null && endsByDefault;
    const body = (
      <ChoiceState
        initialValue={endsByDefault}
        onChange={(ends) => {
          endsRelease = ends;
        }}
      >
        {(ends, choose) => <ReleaseChoice ends={ends} onChange={choose} others={others.map((one) => one.jobTitle)} />}
      </ChoiceState>
    );
    ask({
      title: withdrawApplicationTexts.title,
      text: withdrawApplicationTexts.text(jobTitle, company.name),
      ...(releaseId !== null && { body }),
      confirmLabel: withdrawApplicationTexts.confirm,
      run: () => withdraw.mutateAsync({ applicationId, endsRelease }),
      failed: withdrawApplicationTexts.failed,
      onDone: () => onDone(application, withdrawApplicationTexts.done(company.name, releaseId === null || endsRelease)),
    });
  };
}

type ReleaseChoiceProps = { ends: boolean; onChange: (ends: boolean) => void; others: readonly string[] };

const ReleaseChoice = ({ ends, onChange, others }: ReleaseChoiceProps) => (
  <Radio.Group
    label={withdrawApplicationTexts.label}
    value={ends ? 'ends' : 'stays'}
    onChange={(value) => onChange(value === 'ends')}
  >
    <Stack gap="sm" mt="xs">
      <Radio
        value="ends"
        label={withdrawApplicationTexts.ends}
        description={`${withdrawApplicationTexts.endsText(others)} ${withdrawReleaseTexts.notFound}`}
      />
      <Radio value="stays" label={withdrawApplicationTexts.stays} description={withdrawApplicationTexts.staysText} />
    </Stack>
  </Radio.Group>
);
