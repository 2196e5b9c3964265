import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { outboxTexts as texts } from '#shared/texts/admin.ts';
import { look } from '../../components/look/look.ts';
import { copyText } from '../../lib/clipboard.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { partsOf } from './mail-links.ts';
import classes from './outbox.module.css';

/** A mail's text; null once it has been sent. Only links to this installation can be clicked. */
export function MailText({ text }: { text: string | null }) {
  if (text === null) return <p className={look('muted')}>{texts.textGone}</p>;
  const copy = async () => {
    if (await copyText(text)) toastSuccess(texts.copied);
    else toastError(texts.notCopied);
  };
  return (
    <>
      <div
        className={`${classes.mail} ${look('anywhere', 'unhyphenated', 'sunken', 'roundLg', 'fontInherit', 'inheritLinks')}`}
      >
        {partsOf(text, window.location.origin).map(({ start, words, isLink }) =>
          isLink ? (
            <a key={start} href={words}>
              {words}
            </a>
          ) : (
            words
          ),
        )}
      </div>
      <Button variant="default" leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </>
  );
}
