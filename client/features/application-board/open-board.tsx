import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { applicationStatuses } from '#shared/applications/status.ts';
import { applicationBoardTexts as texts } from '#shared/texts/applications/board.ts';
import { JobPageHead, LoadedJob } from '../../components/job-view/job-page-head.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { Board } from './board.tsx';

function OpenBoard({ jobId }: { jobId: string }) {
  const board = trpc.board.ofJob.useQuery({ jobId }, dropOnUnmount);
  return (
    <LoadedJob query={board} skeleton={<BoardSkeleton />} texts={texts}>
      {(data) => (
        <>
          <JobPageHead jobId={jobId} title={data.title} pageTitle={texts.title} current="applications" />
          <Board board={data} />
        </>
      )}
    </LoadedJob>
  );
}

function BoardSkeleton() {
  return (
    <ContentSkeleton>
      <JobPageHead jobId="" title={placeholderText(14, 6)} current="applications" />
      <div
        style={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(14.5rem, 1fr)',
          gap: '0.75rem',
          overflow: 'hidden',
        }}
      >
        {applicationStatuses.map((status) => (
          <Stack key={status} gap="xs" bg="var(--pg-sunken)" bdrs="lg" style={{ padding: '1rem' }}>
            {placeholderItems(3, (index) => (
              <p key={index}>{placeholderText(9, 6)}</p>
            ))}
          </Stack>
        ))}
      </div>
    </ContentSkeleton>
  );
}

export default function BoardPage() {
  const { id = '' } = useParams();
  return <OpenBoard key={id} jobId={id} />;
}
