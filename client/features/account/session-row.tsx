import { Badge, Box, Button, Group } from '@mantine/core';
import type { ActiveSession } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import { look } from '../../components/look/look.ts';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import classes from './sessions.module.css';

const { sessions: texts } = accountTexts;

type SessionRowProps = { session: ActiveSession; onEnded: () => void; onFailed: (message: string) => void };

export function SessionRow({ session, ...told }: SessionRowProps) {
  const { device, address, isCurrent, lastSeenAt } = session;
  return (
    <Group component="li" gap="0.75rem 1.5rem" align="flex-start" justify="space-between" className={classes.session}>
      <div className={look('narrowable')}>
        <Group component="p" gap="0.25rem 0.75rem" className={look('strong')}>
          {device}
          {isCurrent && (
            <Badge component="span" color="sage">
              {texts.current}
            </Badge>
          )}
        </Group>
        <Box component="p" mt={2} className={look('muted', 'small')}>
          {texts.lastSeen}{' '}
          <time dateTime={lastSeenAt.toISOString()} title={formatDateTime(lastSeenAt)}>
            {formatRelative(lastSeenAt, new Date())}
          </time>
        </Box>
        <Box component="p" mt={2} className={look('muted', 'small')}>
          {texts.address} <span className={look('numbers', 'anywhere', 'unhyphenated')}>{address}</span>
        </Box>
      </div>
      {!isCurrent && <EndButton session={session} {...told} />}
    </Group>
  );
}

function EndButton({ session: { sessionId, device }, onEnded, onFailed }: SessionRowProps) {
  const utils = trpc.useUtils();
  const end = trpc.account.endSession.useMutation({
    onSuccess: onEnded,
    onError: (error) => onFailed(messageOf(error)),
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
