import { Flex } from '@mantine/core';
import { IconShieldCog } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isStaff } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { useSession } from '../../lib/session.ts';
import { useCandidateChanges } from '../../lib/use-candidate-changes.ts';
import { AreaFrame } from './area-frame.tsx';
import classes from './header-item.module.css';
import { PersonLabel, SignOutButton } from './header-parts.tsx';
import { adminEntrance, companyNavigation } from './navigation.ts';

/** Stands behind a guard; until the guard has sent a stranger away, nothing of the area shows. */
export default function CompanyLayout() {
  const session = useSession();
  useCandidateChanges();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  const { user } = session;
  return (
    <AreaFrame
      tone="company"
      entries={companyNavigation.filter(({ action }) => action === undefined || may(user, action))}
      owner={user.organisation?.name ?? user.companyName}
      person={
        <>
          {isStaff(user) && <AdminPortalLink />}
          <PersonLabel user={user} />
          <SignOutButton />
        </>
      }
    />
  );
}

function AdminPortalLink() {
  return (
    <Flex
      component={Link}
      gap="xs"
      justify="center"
      align="center"
      display="inline-flex"
      c="bright"
      fw={500}
      td="none"
      bdrs="md"
      bd={0}
      mih={44}
      className={`${classes.item} ${common.hoverGround}`}
      to={adminEntrance}
    >
      <IconShieldCog size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>{shellTexts.adminPortal}</span>
    </Flex>
  );
}
