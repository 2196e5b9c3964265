import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SentRequest } from '#shared/found/state.ts';
import { foundUi } from '#shared/texts/found-people-ui.ts';
import { monthWords } from '#shared/texts/month-words.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { forgotten, isRefused } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { foundPersonPath } from './found-address.ts';

const { requests: texts, request: words } = foundUi;

/** Every request of the organisation, whatever job it was for. */
export function SentRequests() {
  const list = trpc.foundPeople.sent.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...forgotten },
  );
  if (list.isPending) {
    return (
      <Ghost>
        <RequestTable requests={several(4, requestOf)} />
      </Ghost>
    );
  }
  if (list.data === undefined || isRefused(list.error))
    return <ErrorState title={texts.failed} onRetry={() => void list.refetch()} />;
  const requests = list.data.pages.flatMap((page) => page.requests);
  if (requests.length === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <>
      <Box component="p" mb="md" className={look('muted')}>
        {texts.text}
      </Box>
      <RequestTable requests={requests} />
      <Box mt="lg">
        <MoreButton list={list} label={texts.more} failed={texts.failed} />
      </Box>
    </>
  );
}

function RequestTable({ requests }: { requests: readonly SentRequest[] }) {
  const { columns } = texts;
  return (
    <table className={look('table', 'rowsNarrow')} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.job}</th>
          <th scope="col">{columns.sent}</th>
          <th scope="col">{columns.status}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(({ requestId, personId, name, jobId, jobTitle, status, sentAt }) => (
          <tr key={requestId}>
            <th scope="row" className={look('anywhere')}>
              <Link className={look('ink')} to={foundPersonPath(personId, jobId)}>
                {name}
              </Link>
            </th>
            <td className={look('anywhere')}>
              <Link className={look('ink')} to={paths.company.jobFound(jobId)}>
                {jobTitle}
              </Link>
            </td>
            <td>
              <time dateTime={sentAt}>{monthWords(sentAt)}</time>
            </td>
            <td>
              <StateBadge of="request" state={status}>
                {words.status[status]}
              </StateBadge>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const requestOf = (index: number): SentRequest => ({
  requestId: `${index}`,
  personId: '',
  name: standIn(8, 8),
  jobId: '',
  jobTitle: standIn(14, 6),
  status: 'open',
  sentAt: '2000-01',
});
