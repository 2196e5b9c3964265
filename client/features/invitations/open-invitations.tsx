import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { openInvitationTexts as texts } from '#shared/texts/invitations.ts';
import { trpc } from '../../trpc.ts';
import type { Member } from '../organisations/member.ts';
import { InvitationRow } from './invitation-row.tsx';
import classes from './open-invitations.module.css';

/** What has been sent and not answered; nothing where there is nothing. */
export function OpenInvitations({ viewer }: { viewer: Member }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = trpc.invitations.list.useQuery(undefined, { enabled: viewer.canManage });
  if (!viewer.canManage || list.isPending || list.data?.length === 0) return null;
  return (
    <section className={classes['section']} aria-labelledby={titleId}>
      <h2 className={classes['title']} id={titleId} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {list.data === undefined ? (
        <div className={classes['failure']} role="alert">
          <p>{texts.loadFailed}</p>
          <Button variant="default" size="sm" onClick={() => void list.refetch()}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <ul className={classes['list']}>
          {list.data.map((invitation) => (
            <InvitationRow
              key={invitation.invitationId}
              invitation={invitation}
              actor={viewer.actor}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
