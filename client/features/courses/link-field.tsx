import { Box, Button, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { useBriefly } from '../../lib/use-briefly.ts';

type LinkFieldProps = { label: string; hint: string; link: string; children?: ReactNode };

/** An address to take along; `children` stand beside the button that copies it. */
export function LinkField({ label, hint, link, children }: LinkFieldProps) {
  const [note, say] = useBriefly();
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(link);
    setHasFailed(!isCopied);
    say(isCopied ? texts.copied : null);
  };
  return (
    <Box p="1rem 1.25rem 1.125rem" className={look('stack', 'sunken', 'fit', 'gap12')}>
      <LineField
        label={label}
        description={hint}
        value={link}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm" align="stretch">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        {children}
        <SavedNote note={note} />
      </Group>
      <FormError message={hasFailed ? texts.copyFailed : null} />
    </Box>
  );
}
