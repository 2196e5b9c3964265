import { Box, Button, Group } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';
import { LineField } from '../../components/line-field/line-field.tsx';
import { look } from '../../components/look/look.ts';
import { copyText } from '../../lib/clipboard.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';

type LinkFieldProps = { label: string; hint: string; link: string; children?: ReactNode };

/** An address to take along; `children` stand beside the button that copies it. */
export function LinkField({ label, hint, link, children }: LinkFieldProps) {
  const copy = async () => ((await copyText(link)) ? toastSuccess(texts.copied) : toastError(texts.copyFailed));
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
      </Group>
    </Box>
  );
}
