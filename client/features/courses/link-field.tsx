import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { look } from '../../components/look/look.ts';

type LinkFieldProps = { label: string; hint: string; link: string; children?: ReactNode };

/** An address to take along; `children` stand beside the button that copies it. */
export function LinkField({ label, hint, link, children }: LinkFieldProps) {
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
      <CopyButton text={link} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}>
        {children}
      </CopyButton>
    </Box>
  );
}
