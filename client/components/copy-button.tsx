import { Button, Group, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTemporaryNote } from '../lib/hooks.ts';
import { FormError } from './form-error/form-error.tsx';
import { SavedNote } from './saved-note/saved-note.tsx';

type CopyButtonProps = {
  text: string;
  texts: { copy: string; copied: string; failed: string };
  isMain?: boolean;
  onFailed?: () => void;
  children?: ReactNode;
};

export function CopyButton({ text, texts, isMain = false, onFailed, children }: CopyButtonProps) {
  const [note, say] = useTemporaryNote();
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(text);
    setHasFailed(!isCopied);
    say(isCopied ? texts.copied : null);
    if (!isCopied) onFailed?.();
  };
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button
          {...(!isMain && { variant: 'default', size: 'sm' })}
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        {children}
        <SavedNote note={note} />
      </Group>
      <FormError message={hasFailed ? texts.failed : null} />
    </Stack>
  );
}

/** False if the browser refuses. `navigator.clipboard` is missing without https. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
