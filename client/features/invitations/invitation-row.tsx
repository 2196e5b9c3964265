import { Badge, Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles } from '#shared/members/member.ts';
import type { InvitationView } from '#shared/members/schema.ts';
import { inviteTexts, openInvitationTexts as texts } from '#shared/texts/members/invitations.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import common from '../../components/common.module.css';
import { EmailText } from '../../components/email-text.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import classes from './open-invitations.module.css';
import { RenewLinkButton } from './renew-link-button.tsx';

type InvitationRowProps = {
  invitation: InvitationView;
  actor: OrganisationRole;
  /** Called after the row is removed, with the button that had the focus. */
  onGone: () => void;
};

export function InvitationRow({ invitation, actor, onGone }: InvitationRowProps) {
  const [message, setMessage] = useState<RowMessage>({ done: null, failure: null });
  const options = trpc.auth.options.useQuery();
  const SendAgainButton = options.data?.sendsMail === false ? RenewLinkButton : ResendButton;
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  const date = formatDate(expiresAt);
  return (
    <li className={classes.invitation}>
      <Box miw={0}>
        <Text fw={600} className={`${common.anywhere} ${common.unhyphenated}`}>
          <EmailText email={email} />
        </Text>
        <Text mt={2} c="dimmed" fz="sm">
          {texts.invitedBy(invitedBy)}, {isExpired ? texts.expiredAt(date) : texts.until(date)}
        </Text>
      </Box>
      <Group gap={6} align="stretch">
        <Badge color="petrol">{roleNames[role]}</Badge>
        {isExpired && <Badge color="amber">{texts.expired}</Badge>}
      </Group>
      <Group gap="xs" align="stretch" className={classes.actions}>
        {assignableRoles(actor).includes(role) && (
          <>
            <SendAgainButton invitation={invitation} onMessage={setMessage} />
            <WithdrawButton invitation={invitation} onGone={onGone} onMessage={setMessage} />
          </>
        )}
      </Group>
      <div className={classes.said}>
        <SavedNote note={message.done} />
        <FormError message={message.failure} />
      </div>
    </li>
  );
}

type ButtonProps = { invitation: InvitationView; onMessage: (message: RowMessage) => void };

function ResendButton({ invitation: { invitationId, email }, onMessage }: ButtonProps) {
  const utils = trpc.useUtils();
  const resend = trpc.invitations.resend.useMutation({
    onMutate: () => onMessage({ done: null, failure: null }),
    onSuccess: () => onMessage({ done: texts.resent, failure: null }),
    onError: (error) => onMessage({ done: null, failure: sentenceOf(error, inviteTexts.failed) }),
    onSettled: () => utils.invitations.page.invalidate(),
  });
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={texts.resendNamed(email)}
      loading={resend.isPending}
      onClick={() => resend.mutate({ invitationId })}
    >
      {texts.resend}
    </Button>
  );
}

type WithdrawButtonProps = ButtonProps & Pick<InvitationRowProps, 'onGone'>;

function WithdrawButton({ invitation: { invitationId, email }, onGone, onMessage }: WithdrawButtonProps) {
  const utils = trpc.useUtils();
  const withdraw = trpc.invitations.withdraw.useMutation({
    onMutate: () => onMessage({ done: null, failure: null }),
    onSuccess: onGone,
    onError: (error) => onMessage({ done: null, failure: sentenceOf(error, texts.withdrawFailed) }),
    // Also after an error: an invitation that is no longer open must leave the list.
    onSettled: () => utils.invitations.page.invalidate(),
  });
  return (
    <Button
      variant="subtle"
      color="var(--pg-error-text)"
      size="sm"
      aria-label={texts.withdrawNamed(email)}
      loading={withdraw.isPending}
      onClick={() => withdraw.mutate({ invitationId })}
    >
      {texts.withdraw}
    </Button>
  );
}

type RowMessage = { done: string | null; failure: string | null };
