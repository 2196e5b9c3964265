import { may } from '#shared/permissions.ts';
import type { ReleaseTarget } from '#shared/releases/schema.ts';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { LinkButton, PlainButton } from '../../components/link-button.tsx';
import { useSession } from '../../lib/session.ts';
import { useReleaseDialog } from '../../lib/use-release-dialog.ts';

const GiveDialog = lazyDialog(() => import('./give-dialog.tsx'));

type GiveActionProps = { target: ReleaseTarget; company: string; label: string; isLink?: boolean };

export function GiveAction({ target, company, label, isLink = false }: GiveActionProps) {
  const session = useSession();
  const { dialog, open, close, signInPathFor } = useReleaseDialog();
  if (session.status === 'loading') return null;
  if (session.status === 'guest')
    return (
      <LinkButton to={signInPathFor('give')} kind={isLink ? 'plain' : 'outline'}>
        {label}
      </LinkButton>
    );
  if (!may(session.user, 'release.own')) return null;
  return (
    <>
      <PlainButton kind={isLink ? 'plain' : 'outline'} onClick={() => open('give')}>
        {label}
      </PlainButton>
      <GiveDialog target={target} company={company} opened={dialog === 'give'} onClose={close} />
    </>
  );
}
