import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { openInvitationTexts as texts } from '#shared/texts/members/invitations.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import type { Member } from '../../lib/member.ts';
import { trpc } from '../../trpc.ts';
import { InvitationRow } from './invitation-row.tsx';

export function OpenInvitations({ viewer }: { viewer: Member }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = trpc.invitations.page.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: viewer.canManage },
  );
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const onGone = () => {
    setIsWithdrawn(true);
    heading.current?.focus();
  };
  const total = list.data?.pages.at(-1)?.total;
  if (!viewer.canManage || list.isPending || (total === 0 && !isWithdrawn)) return null;
  return (
    <Box component="section" mt={48} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="xs" id={titleId} ref={heading} tabIndex={-1}>
        {texts.title}{' '}
        {total !== undefined && (
          <Text span ms="xs" c="dimmed" fw={400} className={common.numbers}>
            {total.toLocaleString('de-DE')}
          </Text>
        )}
      </Title>
      <SavedNote note={isWithdrawn && texts.withdrawn} />
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
                actor={viewer.effectiveRole}
                onGone={onGone}
              />
            )),
          )}
        </ul>
      )}
      <FormError message={list.isFetchNextPageError ? texts.loadFailed : null} />
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Box>
  );
}
