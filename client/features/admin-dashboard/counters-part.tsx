import { Box, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type CountedKind, countedKinds } from '#shared/admin/dashboard.ts';
import { adminDashboardTexts as texts } from '#shared/texts/admin/dashboard.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { look } from '../../components/look/look.ts';
import { formatTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import classes from './dashboard.module.css';

const number = new Intl.NumberFormat('de-DE');

/** Where a figure leads; tests and applications belong to people and have no list. */
const ways: Partial<Record<CountedKind, string>> = {
  people: paths.admin.users,
  organisations: paths.admin.organisations,
  courses: paths.admin.courses,
  jobs: paths.admin.jobs,
};

/** How much of everything there is. */
export function CountersPart() {
  const query = trpc.adminDashboard.counters.useQuery();
  if (query.isPending) return <Skeleton height={148} mb="xl" aria-label={shellTexts.loading} role="status" />;
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  const { counters, auditEventsOfDay, countedAt } = query.data;
  return (
    <Box component="section" aria-label={texts.counters} mb="2.5rem">
      <dl className={classes.counters}>
        {countedKinds.map((kind) => (
          <Figure key={kind} label={texts.kinds[kind]} total={counters[kind].total} to={ways[kind]}>
            {texts.recent(counters[kind].recent)}
          </Figure>
        ))}
        <Figure label={texts.auditEvents} total={auditEventsOfDay} to={paths.admin.audit}>
          {texts.countedAt(formatTime(countedAt))}
        </Figure>
      </dl>
    </Box>
  );
}

type FigureProps = { label: string; total: number; to: string | undefined; children: string };

function Figure({ label, total, to, children }: FigureProps) {
  return (
    <div className={`${classes.figure} ${look('surface', 'line', 'relative')}`}>
      <dt className={look('muted')}>
        {to === undefined ? (
          label
        ) : (
          <Link className={`${classes.way} ${look('inherit', 'undecorated')}`} to={to}>
            {label}
          </Link>
        )}
      </dt>
      <dd>
        <Box component="span" lh={1.2} className={look('heading', 'step3', 'numbers')} display="block">
          {number.format(total)}
        </Box>
        <span className={look('muted', 'fine')}>{children}</span>
      </dd>
    </div>
  );
}
