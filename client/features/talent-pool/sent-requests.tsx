import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SentRequest } from '#shared/talent-pool/state.ts';
import { talentPoolMatchTexts } from '#shared/texts/talent-pool/company.ts';
import { monthText } from '#shared/texts/words.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { poolPersonPath } from './pool-card.tsx';

const { requests: texts, request: words } = talentPoolMatchTexts;

export function SentRequests() {
  const list = trpc.foundPeople.sent.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, ...dropOnUnmount },
  );
  return (
    <PagedList
      list={list}
      itemsOf={({ requests }) => requests}
      texts={{ failed: texts.failed, more: texts.more, moreFailed: texts.failed }}
      skeleton={
        <ContentSkeleton>
          <RequestTable requests={placeholderItems(4, placeholderRequest)} />
        </ContentSkeleton>
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
const requestColumns: ReadonlyArray<Column<SentRequest>> = [
  {
    title: columns.person,
    isRowHeader: true,
    cell: ({ personId, jobId, name }) => (
      <Box component={Link} c="bright" to={poolPersonPath(personId, jobId)}>
        {name}
      </Box>
    ),
  },
  {
    title: columns.job,
    cell: ({ jobId, jobTitle }) => (
      <Box component={Link} c="bright" to={paths.company.jobTalentPool(jobId)}>
        {jobTitle}
      </Box>
    ),
  },
  { title: columns.sent, cell: ({ sentAt }) => <time dateTime={sentAt}>{monthText(sentAt)}</time> },
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
  <DataTable label={texts.list} columns={requestColumns} rows={requests} keyOf={({ requestId }) => requestId} />
);

const placeholderRequest = (index: number): SentRequest => ({
  requestId: `${index}`,
  personId: '',
  name: placeholderText(8, 8),
  jobId: '',
  jobTitle: placeholderText(14, 6),
  status: 'open',
  sentAt: '2000-01',
});
