import { Badge, Box, Group, VisuallyHidden } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import classes from './applicant-navigation.module.css';
import type { NavigationEntry } from './navigation.ts';

export function ApplicantNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <Box
      component="nav"
      display={{ base: 'none', md: 'block' }}
      className={common.lineBottom}
      aria-label={shellTexts.mainNavigation}
    >
      <Group gap="xl" wrap="nowrap" align="stretch" component="ul" px="var(--pg-gutter)" className={common.page}>
        {entries.map(({ label, to, isCounted = false }) => (
          <li key={to}>
            <NavLink className={classes.link} to={to}>
              {label}
              {isCounted && <WaitingCount />}
            </NavLink>
          </li>
        ))}
      </Group>
    </Box>
  );
}

const { waiting } = shellTexts.navigation;

export function WaitingCount() {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && may(session.user, 'release.own');
  const { data } = trpc.found.waiting.useQuery(undefined, { enabled: isOwn });
  const count = (data?.requests ?? 0) + (data?.conversations ?? 0);
  if (count === 0) return null;
  return (
    <Badge component="span" ms={8} color="coral">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{waiting(count)}</VisuallyHidden>
    </Badge>
  );
}
