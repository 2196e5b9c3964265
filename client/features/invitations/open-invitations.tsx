import { Box, Button, Group } from '@mantine/core';
import { useId, useRef } from 'react';
import { openInvitationTexts as texts } from '#shared/texts/invitations.ts';
import { look } from '../../components/look/look.ts';
import type { Member } from '../../lib/member.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { InvitationRow } from './invitation-row.tsx';

/** What has been sent and not answered, newest first; nothing where there is nothing. */
export function OpenInvitations({ viewer }: { viewer: Member }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = trpc.invitations.page.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: viewer.canManage },
  );
  const loadMore = async () => {
    const { error } = await list.fetchNextPage();
    if (error) toastError(texts.loadFailed);
  };
  const total = list.data?.pages.at(-1)?.total;
  if (!viewer.canManage || list.isPending || total === 0) return null;
  return (
    <Box component="section" mt={48} aria-labelledby={titleId}>
      <Box
        component="h2"
        mb="xs"
        lh={1.25}
        className={look('heading', 'step2')}
        id={titleId}
        ref={heading}
        tabIndex={-1}
      >
        {texts.title}{' '}
        {total !== undefined && (
          <Box component="span" ms="xs" className={look('muted', 'regular', 'numbers')}>
            {total.toLocaleString('de-DE')}
          </Box>
        )}
      </Box>
      {list.data === undefined ? (
        <Group gap="0.75rem 1.5rem" role="alert">
          <p>{texts.loadFailed}</p>
          <Button variant="default" size="sm" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </Group>
      ) : (
        <ul>
          {list.data.pages.flatMap(({ invitations }) =>
            invitations.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                invitation={invitation}
                actor={viewer.actor}
                onGone={() => heading.current?.focus()}
              />
            )),
          )}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void loadMore()}>
          {texts.more}
        </Button>
      )}
    </Box>
  );
}
