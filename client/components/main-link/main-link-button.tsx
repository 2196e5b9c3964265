import type { ComponentProps, ReactNode } from 'react';
import { may } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { type MainLink, mainLinkOf } from '../../lib/main-link.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { LinkButton } from '../link-button.tsx';
import classes from './main-link-button.module.css';

type MainLinkButtonProps = Pick<ComponentProps<typeof LinkButton>, 'kind' | 'size' | 'onClick'> & {
  children: ReactNode;
};

const noTokens = { softskillTokens: [], valueTokens: [] };

export function MainLinkButton({ children, ...button }: MainLinkButtonProps) {
  const mainLink = useMainLink();
  if (mainLink === 'guest') return children;
  if (mainLink === 'loading')
    return (
      <span className={classes.place} aria-hidden="true">
        <LinkButton to={paths.home} {...button}>
          {shellTexts.goOn.toResults}
        </LinkButton>
      </span>
    );
  return (
    <LinkButton to={mainLink.to} {...button}>
      {mainLink.label}
    </LinkButton>
  );
}

function useMainLink(): MainLink | 'guest' | 'loading' {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const needsTests = may(user, 'results.own');
  const tests = trpc.tests.overview.useQuery(noTokens, { enabled: needsTests });
  if (user === null) return session.status === 'loading' ? 'loading' : 'guest';
  return needsTests && tests.isPending ? 'loading' : mainLinkOf(user, tests.data ?? null);
}
