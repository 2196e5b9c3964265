import { Badge, Button } from '@mantine/core';
import type { ActiveSession } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { messageOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './sessions.module.css';

const { sessions: texts } = accountTexts;

type SessionRowProps = { session: ActiveSession; onEnded: () => void };

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { device, address, isCurrent, lastSeenAt } = session;
  return (
    <li className={classes.session}>
      <div className={classes.what}>
        <p className={classes.device}>
          {device}
          {isCurrent && (
            <Badge component="span" color="sage">
              {texts.current}
            </Badge>
          )}
        </p>
        <p className={classes.detail}>
          {texts.lastSeen}{' '}
          <time dateTime={lastSeenAt.toISOString()} title={formatDateTime(lastSeenAt)}>
            {formatRelative(lastSeenAt, new Date())}
          </time>
        </p>
        <p className={classes.detail}>
          {texts.address} <span className={classes.address}>{address}</span>
        </p>
      </div>
      {!isCurrent && <EndButton session={session} onEnded={onEnded} />}
    </li>
  );
}

function EndButton({ session: { sessionId, device }, onEnded }: SessionRowProps) {
  const utils = trpc.useUtils();
  const end = trpc.account.endSession.useMutation({
    onSuccess: () => {
      toastSuccess(texts.ended);
      onEnded();
    },
    onError: (error) => toastError(messageOf(error)),
    // Also after a refusal: a session that no longer exists leaves the list.
    onSettled: () => utils.account.overview.invalidate(),
  });
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={texts.endNamed(device)}
      loading={end.isPending}
      onClick={() => end.mutate({ sessionId })}
    >
      {texts.end}
    </Button>
  );
}
