import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { progressTexts, learnersTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { formatDate, formatRelative } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';

export function Learners({ courseId }: { courseId: string }) {
  const list = trpc.learning.learners.useInfiniteQuery(
    { courseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (list.isPending) return <LoadingShape kind="table" />;
  const first = list.data?.pages[0];
  if (list.data === undefined || first === undefined) return <ErrorState onRetry={() => void list.refetch()} />;
  const members = list.data.pages.flatMap((page) => page.members);
  return (
    <>
      {members.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <MemberTable members={members} lessonCount={first.lessonCount} />
      )}
      <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />
      <Outsiders {...first.outsiders} />
    </>
  );
}

type Member = { userId: string; name: string; lessonsDone: number; lastSeenAt: Date; completedAt: Date | null };

function MemberTable({ members, lessonCount }: { members: readonly Member[]; lessonCount: number }) {
  const columns: ReadonlyArray<Column<Member>> = [
    { title: texts.name, isRowHeader: true, cell: ({ name }) => name },
    {
      title: texts.lessons,
      isSelfEvident: true,
      width: '40%',
      cell: ({ name, lessonsDone }) => (
        <ProgressLine done={lessonsDone} of={lessonCount} label={`${texts.title}: ${name}`} />
      ),
    },
    {
      title: texts.lastSeen,
      cell: ({ lastSeenAt }) => (
        <time dateTime={lastSeenAt.toISOString()}>{formatRelative(lastSeenAt, new Date())}</time>
      ),
    },
    {
      title: texts.completed,
      cell: ({ completedAt }) =>
        completedAt === null ? (
          <Text span c="dimmed">
            {texts.notCompleted}
          </Text>
        ) : (
          <time dateTime={completedAt.toISOString()}>{formatDate(completedAt)}</time>
        ),
    },
  ];
  return <DataTable label={texts.table} columns={columns} rows={members} keyOf={({ userId }) => userId} />;
}

function Outsiders({ begun, completed }: { begun: number; completed: number }) {
  return (
    <Box component="section" mt={40} aria-label={texts.outsiders}>
      <Title order={2} size="h4" mb={4} lh="inherit">
        {texts.outsiders}
      </Title>
      <Text mb="md" c="dimmed">
        {begun === 0 ? texts.noOutsiders : texts.outsidersText}
      </Text>
      {begun > 0 && <OutsiderFigures begun={begun} completed={completed} />}
    </Box>
  );
}

const OutsiderFigures = ({ begun, completed }: { begun: number; completed: number }) => (
  <Figures
    figures={[
      { label: texts.begun, figure: begun.toLocaleString('de-DE') },
      { label: texts.finished, figure: completed.toLocaleString('de-DE') },
    ]}
  />
);

type ProgressLineProps = { done: number; of: number; label?: string };

export function ProgressLine({ done, of, label = progressTexts.label }: ProgressLineProps) {
  const wordsId = useId();
  return (
    <div>
      <ShareBar value={done} of={of} label={label} color="var(--pg-fit-text)" describedBy={wordsId} />
      <Text mt={6} c="dimmed" fz={14} className={common.numbers} id={wordsId}>
        {progressTexts.done(done, of)}
      </Text>
    </div>
  );
}
