import { applicationStatuses } from '#shared/applications/status.ts';
import { jobAreaTexts, boardUi as texts } from '#shared/texts/board-ui.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { JobMissing, JobPageHead } from '../../components/job-page-head.tsx';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { forgotten, isRefused } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { Board } from './board.tsx';

/** The applications to a job: loading, missing, or there. */
export function OpenBoard({ jobId }: { jobId: string }) {
  const board = trpc.board.ofJob.useQuery({ jobId }, forgotten);
  const title = board.data?.title;
  const isMissing = isRefused(board.error);
  usePageTitle(isMissing ? jobAreaTexts.missing : title === undefined ? texts.title : `${texts.title}: ${title}`);
  if (isMissing) return <JobMissing />;
  if (board.isPending) return <BoardSkeleton />;
  if (board.data === undefined) return <ErrorState isPage title={texts.failed} onRetry={() => void board.refetch()} />;
  return (
    <>
      <JobPageHead jobId={jobId} title={board.data.title} current="applications" />
      <Board board={board.data} />
    </>
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
          <div key={status} className={look('sunken', 'roundLg', 'stack', 'gap8')} style={{ padding: '1rem' }}>
            {several(3, (index) => (
              <p key={index}>{standIn(9, 6)}</p>
            ))}
          </div>
        ))}
      </div>
    </Ghost>
  );
}
