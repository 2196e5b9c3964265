import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { openInvitationTexts as texts } from '#shared/texts/invitations.ts';
import type { Member } from '../../lib/member.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { InvitationRow } from './invitation-row.tsx';
import classes from './open-invitations.module.css';

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
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId} ref={heading} tabIndex={-1}>
        {texts.title} {total !== undefined && <span className={classes.total}>{total.toLocaleString('de-DE')}</span>}
      </h2>
      {list.data === undefined ? (
        <div className={classes.failure} role="alert">
          <p>{texts.loadFailed}</p>
          <Button variant="default" size="sm" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <ul className={classes.list}>
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
    </section>
  );
}
