import { Box, Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { recoveryCodesFile, twoFactorTexts } from '#shared/texts/account/account.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatDate } from '../../lib/dates.ts';
import { downloadText } from '../../lib/requests/download.ts';
import looks from './two-factor.module.css';

const { codes: texts } = twoFactorTexts;

export function RecoveryCodes({ email, codes, onSaved }: { email: string; codes: string[]; onSaved: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  // Focuses the list, because Enter on the button would close codes that are shown only once.
  useEffect(() => list.current?.focus(), []);
  const download = () => downloadText(texts.fileName, recoveryCodesFile(email, codes, formatDate(new Date())));
  return (
    <Stack gap="md">
      <p>{texts.text}</p>
      <Box
        component="ul"
        fz="sm"
        bg="var(--pg-sunken)"
        bdrs="lg"
        ff="monospace"
        className={looks.codes}
        ref={list}
        tabIndex={-1}
        aria-label={texts.list}
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <CopyButton text={codes.join('\n')} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }}>
        <Button variant="default" size="sm" leftSection={<IconDownload size={18} stroke={1.75} />} onClick={download}>
          {texts.download}
        </Button>
      </CopyButton>
      <Group gap="sm" align="stretch" justify="flex-end" mt="xs">
        <Button onClick={onSaved}>{texts.saved}</Button>
      </Group>
    </Stack>
  );
}
