import { Button, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { outboxTexts as texts } from '#shared/texts/admin.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { useBriefly } from '../../lib/use-briefly.ts';
import { partsOf } from './mail-links.ts';
import classes from './outbox.module.css';

/** A mail's text, or why there is none. Only links to this installation can be clicked. */
export function MailText({ text, instead }: { text: string | null; instead: string }) {
  const [note, say] = useBriefly();
  const [hasFailed, setHasFailed] = useState(false);
  if (text === null) return <p className={look('muted')}>{instead}</p>;
  const copy = async () => {
    const isCopied = await copyText(text);
    setHasFailed(!isCopied);
    say(isCopied ? texts.copied : null);
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
      <Group gap="0.5rem 1rem" mb={hasFailed ? 'md' : 0}>
        <Button variant="default" leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <SavedNote note={note} />
      </Group>
      <FormError message={hasFailed ? texts.notCopied : null} />
    </>
  );
}
