import type { ComponentProps, ReactNode } from 'react';
import { may } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { paths } from '../../lib/paths.ts';
import { type PersonWay, personWay } from '../../lib/person-way.ts';
import { isSurelyGuest, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { LinkButton } from '../link-button.tsx';
import classes from './way-on-button.module.css';

type WayOnButtonProps = Pick<ComponentProps<typeof LinkButton>, 'kind' | 'size' | 'onClick'> & {
  children: ReactNode;
};

const noTokens = { softskillTokens: [], valueTokens: [] };

export function WayOnButton({ children, ...button }: WayOnButtonProps) {
  const way = usePersonWay();
  if (way === 'guest') return children;
  if (way === 'loading')
    return (
      <span className={classes.place} aria-hidden="true">
        <LinkButton to={paths.home} {...button}>
          {shellTexts.goOn.toResults}
        </LinkButton>
      </span>
    );
  return (
    <LinkButton to={way.to} {...button}>
      {way.label}
    </LinkButton>
  );
}

function usePersonWay(): PersonWay | 'guest' | 'loading' {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const needsTests = may(user, 'results.own');
  const tests = trpc.tests.overview.useQuery(noTokens, { enabled: needsTests });
  if (user === null) return session.status === 'loading' && !isSurelyGuest() ? 'loading' : 'guest';
  return needsTests && tests.isPending ? 'loading' : personWay(user, tests.data ?? null);
}
