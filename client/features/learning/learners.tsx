import { Box, Group, Skeleton } from '@mantine/core';
import { learnersTexts as texts } from '#shared/texts/learning.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { look } from '../../components/look/look.ts';
import { MoreButton } from '../../components/more-button/more-button.tsx';
import { formatDate, formatRelative } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './learners.module.css';
import { ProgressLine } from './progress-line.tsx';

/** How far the organisation's members are in a course; of people outside only how many. */
export function Learners({ courseId }: { courseId: string }) {
  const list = trpc.learning.learners.useInfiniteQuery(
    { courseId },
    { getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  if (list.isPending) return <LearnersSkeleton />;
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
  return (
    <table className={`${classes.table} ${look('table')}`} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.lessons}</th>
          <th scope="col">{texts.lastSeen}</th>
          <th scope="col">{texts.completed}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ userId, name, lessonsDone, lastSeenAt, completedAt }) => (
          <tr key={userId}>
            <th scope="row">{name}</th>
            <td className={classes.progress}>
              <ProgressLine done={lessonsDone} of={lessonCount} label={`${texts.title}: ${name}`} />
            </td>
            <td data-label={texts.lastSeen}>
              <time dateTime={lastSeenAt.toISOString()}>{formatRelative(lastSeenAt, new Date())}</time>
            </td>
            <td data-label={texts.completed}>
              {completedAt === null ? (
                <span className={look('muted')}>{texts.notCompleted}</span>
              ) : (
                <time dateTime={completedAt.toISOString()}>{formatDate(completedAt)}</time>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outsiders({ begun, completed }: { begun: number; completed: number }) {
  return (
    <Box component="section" mt={40} aria-label={texts.outsiders}>
      <Box component="h2" mb={4} className={look('heading', 'step1')}>
        {texts.outsiders}
      </Box>
      <p className={look('muted')}>{begun === 0 ? texts.noOutsiders : texts.outsidersText}</p>
      {begun > 0 && <OutsiderFigures begun={begun} completed={completed} />}
    </Box>
  );
}

function OutsiderFigures({ begun, completed }: { begun: number; completed: number }) {
  return (
    <Group component="dl" gap={0} align="stretch" className={classes.figures}>
      <div>
        <dt>{texts.begun}</dt>
        <dd>{begun.toLocaleString('de-DE')}</dd>
      </div>
      <div>
        <dt>{texts.finished}</dt>
        <dd>{completed.toLocaleString('de-DE')}</dd>
      </div>
    </Group>
  );
}

function LearnersSkeleton() {
  return (
    <div role="status" aria-label={shellTexts.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={28} mb={20} />
      ))}
    </div>
  );
}
