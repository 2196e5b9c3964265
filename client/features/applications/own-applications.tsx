import { Box } from '@mantine/core';
import { useRef } from 'react';
import type { OwnApplication } from '#shared/applications/state.ts';
import { ownApplicationsTexts as texts } from '#shared/texts/applications/applying.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { paths } from '../../lib/paths.ts';
import { useBriefly } from '../../lib/use-briefly.ts';
import { trpc } from '../../trpc.ts';
import { ApplicationRow } from './application-row.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { useWithdrawApplication } from './use-withdraw-application.tsx';

/** Every application, the newest first, with what has become of it. */
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

export function ApplicationList({ applications, heading }: ApplicationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [note, say] = useBriefly();
  const withdraw = useWithdrawApplication((sentence) => {
    list.current?.focus();
    say(sentence);
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
  const way = (
    <LinkButton to={paths.discover} kind="action">
      {texts.toJobs}
    </LinkButton>
  );
  return <EmptyState title={texts.empty} text={texts.emptyText} action={way} />;
}
