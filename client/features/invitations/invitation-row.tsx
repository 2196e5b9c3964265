import { Badge, Box, Button, Group } from '@mantine/core';
import type { OrganisationRole } from '#shared/auth/session-user.ts';
import { assignableRoles } from '#shared/members/rules.ts';
import type { InvitationView } from '#shared/members/schema.ts';
import { inviteTexts, openInvitationTexts as texts } from '#shared/texts/invitations.ts';
import { roleNames } from '#shared/texts/roles.ts';
import { EmailText } from '../../components/email-text.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import classes from './open-invitations.module.css';

type InvitationRowProps = {
  invitation: InvitationView;
  actor: OrganisationRole;
  /** When the row is gone, and with it the button that was pressed. */
  onGone: () => void;
};

export function InvitationRow({ invitation, actor, onGone }: InvitationRowProps) {
  const { email, role, invitedBy, expiresAt, isExpired } = invitation;
  const date = formatDate(expiresAt);
  return (
    <li className={`${classes.invitation} ${look('middle', 'stack', 'lineTop', 'rows12', 'cols24')}`}>
      <div className={look('narrowable')}>
        <p className={look('strong', 'anywhere', 'unhyphenated')}>
          <EmailText email={email} />
        </p>
        <Box component="p" mt={2} className={look('muted', 'small')}>
          {texts.invitedBy(invitedBy)}, {isExpired ? texts.expiredAt(date) : texts.until(date)}
        </Box>
      </div>
      <Group gap={6} align="stretch">
        <Badge color="petrol">{roleNames[role]}</Badge>
        {isExpired && <Badge color="amber">{texts.expired}</Badge>}
      </Group>
      <Group gap="xs" align="stretch" className={classes.actions}>
        {assignableRoles(actor).includes(role) && (
          <>
            <ResendButton invitation={invitation} />
            <WithdrawButton invitation={invitation} onGone={onGone} />
          </>
        )}
      </Group>
    </li>
  );
}

function ResendButton({ invitation: { invitationId, email } }: { invitation: InvitationView }) {
  const utils = trpc.useUtils();
  const options = trpc.auth.options.useQuery();
  const resend = trpc.invitations.resend.useMutation({
    onSuccess: () => toastSuccess(options.data?.sendsMail === false ? texts.renewed : texts.resent, email),
    onError: (error) => toastError(sentenceOf(error, inviteTexts.failed)),
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

function WithdrawButton({
  invitation: { invitationId, email },
  onGone,
}: Pick<InvitationRowProps, 'invitation' | 'onGone'>) {
  const utils = trpc.useUtils();
  const withdraw = trpc.invitations.withdraw.useMutation({
    onSuccess: () => {
      toastSuccess(texts.withdrawn, email);
      onGone();
    },
    onError: (error) => toastError(sentenceOf(error, texts.withdrawFailed)),
    // Also after a refusal: what is no longer open leaves the list.
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
