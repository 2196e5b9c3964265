import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import { withdrawalTexts } from '#shared/texts/learning/certificate.ts';
import { learnersTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { formatDate, formatRelative } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { ProgressLine } from './progress-line.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export function Learners({ courseId }: { courseId: string }) {
  const list = trpc.learning.learners.useInfiniteQuery(
    { courseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  /** The number of the certificate to withdraw, empty to type it. */
  const [withdrawn, setWithdrawn] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const open = (number: string) => {
    setIsDone(false);
    setWithdrawn(number);
  };
  if (list.isPending) return <LoadingShape kind="table" />;
  const first = list.data?.pages[0];
  if (list.data === undefined || first === undefined) return <ErrorState onRetry={() => void list.refetch()} />;
  const members = list.data.pages.flatMap((page) => page.members);
  return (
    <>
      {members.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <MemberTable members={members} lessonCount={first.lessonCount} onWithdraw={open} />
      )}
      <MoreButton list={list} label={texts.more} failed={texts.moreFailed} />
      <Outsiders {...first.outsiders} />
      <Group mt="xl" gap="md">
        <Button variant="default" onClick={() => open('')}>
          {withdrawalTexts.byNumber}
        </Button>
        <span role="status">{isDone && withdrawalTexts.done}</span>
      </Group>
      <WithdrawalDialog
        courseId={courseId}
        number={withdrawn ?? ''}
        opened={withdrawn !== null}
        onDone={() => {
          setWithdrawn(null);
          setIsDone(true);
        }}
        onClose={() => setWithdrawn(null)}
      />
    </>
  );
}

type Member = {
  userId: string;
  name: string;
  lessonsDone: number;
  lastSeenAt: Date;
  completedAt: Date | null;
  certificate: { number: string; isWithdrawn: boolean } | null;
};

type MemberTableProps = { members: readonly Member[]; lessonCount: number; onWithdraw: (number: string) => void };

function MemberTable({ members, lessonCount, onWithdraw }: MemberTableProps) {
  const columns: ReadonlyArray<Column<Member>> = [
    { title: texts.name, isRowHeader: true, cell: ({ name }) => name },
    {
      title: texts.lessons,
      isSelfEvident: true,
      width: '40%',
      cell: ({ name, lessonsDone }) => (
        <ProgressLine read={lessonsDone} of={lessonCount} label={`${texts.title}: ${name}`} />
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
    {
      title: withdrawalTexts.column,
      cell: ({ name, certificate }) => <CertificateCell {...{ name, certificate, onWithdraw }} />,
    },
  ];
  return <DataTable label={texts.table} columns={columns} rows={members} keyOf={({ userId }) => userId} />;
}

type CertificateCellProps = Pick<Member, 'name' | 'certificate'> & { onWithdraw: (number: string) => void };

function CertificateCell({ name, certificate, onWithdraw }: CertificateCellProps) {
  if (certificate === null || certificate.isWithdrawn)
    return (
      <Text span c="dimmed">
        {certificate === null ? withdrawalTexts.none : withdrawalTexts.withdrawn}
      </Text>
    );
  const { number } = certificate;
  return (
    <>
      <Text className={`${common.numbers} ${common.oneLine}`}>{certificateNumberText(number)}</Text>
      <Button
        ms={-12}
        variant="subtle"
        size="sm"
        aria-label={withdrawalTexts.withdrawNamed(name)}
        onClick={() => onWithdraw(number)}
      >
        {withdrawalTexts.withdraw}
      </Button>
    </>
  );
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
