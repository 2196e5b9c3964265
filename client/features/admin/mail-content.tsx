import { Skeleton } from '@mantine/core';
import { outboxTexts as texts } from '#shared/texts/admin/admin.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { MailText } from './mail-text.tsx';
import classes from './outbox.module.css';
import { isPrivate, type MailInList } from './outbox-mail.ts';

const lines = ['40%', '95%', '88%', '60%', '92%', '30%'];

function insteadOf(mail: MailInList): string {
  if (isPrivate(mail)) return texts.textPrivate;
  return mail.sentAt === null ? texts.textWithheld : texts.textGone;
}

export function MailContent({ mail }: { mail: MailInList }) {
  // Each reading is written down: not again because the window comes back to the front.
  const whole = trpc.admin.outboxMail.useQuery({ mailId: mail.id }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <dl className={`${classes.facts} ${look('stack', 'twoColumns', 'cols16')}`}>
        <dt>{texts.recipient}</dt>
        <dd>{isPrivate(mail) ? texts.hiddenRecipient : mail.recipient}</dd>
        <dt>{texts.date}</dt>
        <dd>
          <time dateTime={mail.createdAt.toISOString()}>{formatDateTime(mail.createdAt)}</time>
        </dd>
        {mail.lastError !== null && (
          <>
            <dt>{texts.lastError}</dt>
            <dd>{mail.lastError}</dd>
          </>
        )}
      </dl>
      {whole.isPending && (
        <div role="status" aria-label={shellTexts.loading}>
          {lines.map((width) => (
            <Skeleton key={width} height={16} width={width} mb={12} />
          ))}
        </div>
      )}
      {whole.isError && <AdminFailure error={whole.error} onRetry={() => void whole.refetch()} />}
      {whole.data && <MailText text={whole.data.text} instead={insteadOf(whole.data)} />}
    </>
  );
}
