import { Box } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { pendingByTab } from '#shared/talent-pool/state.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { PendingCount } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import classes from './applicant-navigation.module.css';
import { applicantAreas, areaOf, isLesson, viewOf } from './navigation.ts';

/** The badge counts what waits, so the link leads to it. */
export function ApplicantNavigation() {
  const address = useLocation();
  const { pathname } = address;
  const current = areaOf(address);
  const waiting = useWaiting();
  return (
    <Box
      component="nav"
      {...(isLesson(address) && { visibleFrom: 'md' })}
      className={`${classes.bar} ${common.lineTop}`}
      aria-label={shellTexts.mainNavigation}
      data-bottom-bar=""
    >
      <ul className={`${classes.areas} ${common.page}`}>
        {applicantAreas.map((area) => (
          <li key={area.to}>
            <Link
              className={classes.area}
              to={area.isCounted && waiting.isRequest ? paths.requests : area.to}
              aria-current={pathname === area.to ? 'page' : area === current || undefined}
            >
              <area.icon className={classes.icon} size={22} stroke={1.75} aria-hidden="true" />
              {area.label}
              {area.isCounted && <PendingCount count={waiting.count} className={classes.count} />}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Renders nothing on pages below the listed ones, such as one job. */
export function AreaViews() {
  const address = useLocation();
  const area = areaOf(address);
  const current = area && viewOf(area, address);
  if (area?.views === undefined || current === undefined) return null;
  return (
    <nav className={common.lineBottom} aria-label={shellTexts.viewsOf(area.label)}>
      <ul className={`${classes.views} ${common.page}`}>
        {area.views.map((view) => (
          <li key={view.to}>
            <Link className={classes.view} to={view.to} aria-current={view === current ? 'page' : undefined}>
              {view.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useWaiting() {
  const session = useSession();
  const hasReleases = session.status === 'signedIn' && may(session.user, 'release.own');
  const { data } = trpc.found.waiting.useQuery(undefined, { enabled: hasReleases });
  const { applications, requests } = pendingByTab(data);
  const isRequest = (data?.requests ?? 0) > 0 || (requests > 0 && applications === 0);
  return { count: applications + requests, isRequest };
}
