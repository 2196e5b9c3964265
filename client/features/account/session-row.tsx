import { Badge, Button, Group, Text } from '@mantine/core';
import type { ActiveSession } from '#shared/account/schema.ts';
import { accountTexts } from '#shared/texts/account/account.ts';
import common from '../../components/common.module.css';
import { formatDateTime, formatRelative } from '../../lib/dates.ts';
import { messageOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import classes from './sessions.module.css';

const { sessions: texts } = accountTexts;

type SessionRowProps = {
  session: ActiveSession;
  /** The address of the device in use. */
  ownAddress: string | undefined;
  onEnded: () => void;
  onFailed: (message: string) => void;
};

export function SessionRow({ session, ownAddress, ...callbacks }: SessionRowProps) {
  const { device, address, isCurrent, createdAt, lastSeenAt } = session;
  return (
    <li className={classes.session}>
      <Group gap="md" wrap="nowrap" justify="space-between">
        <Group component="p" gap="0.25rem 0.75rem" fw={600}>
          {device}
          {isCurrent && (
            <Badge component="span" color="sage">
              {texts.current}
            </Badge>
          )}
        </Group>
        {!isCurrent && <EndButton session={session} {...callbacks} />}
      </Group>
      <Text mt={2} c="dimmed" fz="sm">
        {texts.lastSeen}{' '}
        <time dateTime={lastSeenAt.toISOString()} title={formatDateTime(lastSeenAt)}>
          {formatRelative(lastSeenAt, new Date())}
        </time>
        , {texts.signedIn} <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
      </Text>
      {!isCurrent && (
        <Text c="dimmed" fz="sm" className={`${common.numbers} ${common.anywhere} ${common.unhyphenated}`}>
          {address === ownAddress ? texts.samePlace : texts.otherPlace(address)}
        </Text>
      )}
    </li>
  );
}

function EndButton({ session: { sessionId, device }, onEnded, onFailed }: Omit<SessionRowProps, 'ownAddress'>) {
  const utils = trpc.useUtils();
  const end = trpc.account.endSession.useMutation({
    onSuccess: onEnded,
    onError: (error) => onFailed(messageOf(error)),
    // Also after an error: a session that no longer exists must leave the list.
    onSettled: () => utils.account.overview.invalidate(),
  });
  return (
    <Button
      variant="default"
      size="sm"
      flex="none"
      aria-label={texts.endNamed(device)}
      loading={end.isPending}
      onClick={() => end.mutate({ sessionId })}
    >
      {texts.end}
    </Button>
  );
}
