import { Badge, VisuallyHidden } from '@mantine/core';
import { may } from '#shared/permissions.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const { waiting } = shellTexts.navigation;

/** Open requests and conversations with something new, behind the entry that leads to them. */
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
