import { Box, Skeleton, Text } from '@mantine/core';
import { adminOutboxTexts as texts } from '#shared/texts/admin/pages-and-outbox.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import common from '../../components/common.module.css';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './outbox.module.css';
import { isPrivate, type OutboxMail } from './outbox-mail.ts';

const skeletonWidths = ['40%', '95%', '88%', '60%', '92%', '30%'];

function placeholderOf(mail: OutboxMail): string {
  if (isPrivate(mail)) return texts.textPrivate;
  return mail.sentAt === null ? texts.textWithheld : texts.textGone;
}

export function MailContent({ mail }: { mail: OutboxMail }) {
  // Each reading is audited, so refocusing the window must not fetch the mail again.
  const mailQuery = trpc.admin.outboxMail.useQuery({ mailId: mail.id }, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <>
      <dl className={classes.facts}>
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
      {mailQuery.isPending && (
        <div role="status" aria-label={shellTexts.loading}>
          {skeletonWidths.map((width) => (
            <Skeleton key={width} height={16} width={width} mb={12} />
          ))}
        </div>
      )}
      {mailQuery.isError && <AdminFailure error={mailQuery.error} onRetry={() => void mailQuery.refetch()} />}
      {mailQuery.data && <MailText text={mailQuery.data.text} instead={placeholderOf(mailQuery.data)} />}
    </>
  );
}

function MailText({ text, instead }: { text: string | null; instead: string }) {
  if (text === null) return <Text c="dimmed">{instead}</Text>;
  return (
    <>
      <Box
        bg="var(--pg-sunken)"
        bdrs="lg"
        className={`${classes.mail} ${common.anywhere} ${common.unhyphenated} ${common.inheritLinks}`}
      >
        {splitAtUrls(text, window.location.origin).map(({ start, words, isLink }) =>
          isLink ? (
            <a key={start} href={words}>
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </Box>
      <CopyButton text={text} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }} />
    </>
  );
}

type TextPart = { start: number; words: string; isLink: boolean };

/** Compares origins, because `https://own.example.evil.example` has the same prefix as `https://own.example`. */
function hasOrigin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

function splitAtUrls(text: string, origin: string): TextPart[] {
  let start = 0;
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((words) => {
    const part = { start, words, isLink: /^https?:\/\//.test(words) && hasOrigin(words, origin) };
    start += words.length;
    return part;
  });
}
