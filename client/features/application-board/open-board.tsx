import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { applicationStatuses } from '#shared/applications/status.ts';
import { boardUi as texts } from '#shared/texts/applications/board.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { JobPageHead, LoadedJob } from '../../components/job-view/job-page-head.tsx';
import { forgotten } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { Board } from './board.tsx';

function OpenBoard({ jobId }: { jobId: string }) {
  const board = trpc.board.ofJob.useQuery({ jobId }, forgotten);
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
    <Ghost>
      <JobPageHead jobId="" title={standIn(14, 6)} current="applications" />
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
            {several(3, (index) => (
              <p key={index}>{standIn(9, 6)}</p>
            ))}
          </Stack>
        ))}
      </div>
    </Ghost>
  );
}

export default function BoardPage() {
  const { id = '' } = useParams();
  return <OpenBoard key={id} jobId={id} />;
}
