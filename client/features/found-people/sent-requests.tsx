import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SentRequest } from '#shared/found/state.ts';
import { foundUi } from '#shared/texts/found/people.ts';
import { monthWords } from '#shared/texts/words.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { forgotten } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { foundPersonPath } from './found-card.tsx';

const { requests: texts, request: words } = foundUi;

export function SentRequests() {
  const list = trpc.foundPeople.sent.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...forgotten },
  );
  return (
    <PagedList
      list={list}
      itemsOf={({ requests }) => requests}
      texts={{ failed: texts.failed, more: texts.more, moreFailed: texts.failed }}
      skeleton={
        <Ghost>
          <RequestTable requests={several(4, requestOf)} />
        </Ghost>
      }
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      hidesRefused
    >
      {(requests) => (
        <>
          <Text mb="md" c="dimmed">
            {texts.text}
          </Text>
          <Box mb="lg">
            <RequestTable requests={requests} />
          </Box>
        </>
      )}
    </PagedList>
  );
}

const { columns } = texts;
const shown: ReadonlyArray<Column<SentRequest>> = [
  {
    title: columns.person,
    isRowHeader: true,
    cell: ({ personId, jobId, name }) => (
      <Box component={Link} c="bright" to={foundPersonPath(personId, jobId)}>
        {name}
      </Box>
    ),
  },
  {
    title: columns.job,
    cell: ({ jobId, jobTitle }) => (
      <Box component={Link} c="bright" to={paths.company.jobFound(jobId)}>
        {jobTitle}
      </Box>
    ),
  },
  { title: columns.sent, cell: ({ sentAt }) => <time dateTime={sentAt}>{monthWords(sentAt)}</time> },
  {
    title: columns.status,
    cell: ({ status }) => (
      <StateBadge of="request" state={status}>
        {words.status[status]}
      </StateBadge>
    ),
  },
];

const RequestTable = ({ requests }: { requests: readonly SentRequest[] }) => (
  <DataTable label={texts.list} columns={shown} rows={requests} keyOf={({ requestId }) => requestId} />
);

const requestOf = (index: number): SentRequest => ({
  requestId: `${index}`,
  personId: '',
  name: standIn(8, 8),
  jobId: '',
  jobTitle: standIn(14, 6),
  status: 'open',
  sentAt: '2000-01',
});
