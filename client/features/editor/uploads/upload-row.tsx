import { Box, Button, Group, Stack } from '@mantine/core';
import { sizeText } from '#shared/assets/kinds.ts';
import { assetTexts as texts } from '#shared/texts/courses/editor.ts';
import { look } from '../../../components/look/look.ts';
import { ShareBar } from '../../../components/share-bar.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { UploadError } from '../../../lib/requests/upload.ts';
import { useEditorParts } from '../editor-context.ts';
import type { Upload } from './uploads.ts';

/** The same file would be refused again for what it is. */
const final = new Set(['FILE_EMPTY', 'FILE_TYPE_REFUSED', 'FILE_TOO_LARGE']);
const isWorthRetrying = (error: unknown): boolean => !(error instanceof UploadError && final.has(error.rule ?? ''));

/** One file on its way: how far it is, or why it failed. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { uploads } = useEditorParts();
  const { id, file, status, share, error } = upload;
  if (status === 'failed') {
    return (
      <Stack gap="xs" py="sm" px="md" className={look('sunken', 'roundMd')} role="alert">
        <p className={look('anywhere', 'strong')}>
          {texts.failedTitle}: {file.name}
        </p>
        <p className={look('anywhere')}>
          {error instanceof UploadError ? error.message : sentenceOf(error, texts.failed)}
        </p>
        <Group gap="xs" align="stretch">
          {isWorthRetrying(error) && (
            <Button variant="default" size="sm" onClick={() => uploads.retry(id)}>
              {texts.retry}
            </Button>
          )}
          <Button variant="subtle" size="sm" onClick={() => uploads.cancel(id)}>
            {texts.dismiss}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="xs" py="sm" px="md" className={look('sunken', 'roundMd')}>
      <p className={look('anywhere', 'strong')}>
        {file.name} <span className={look('muted', 'fine', 'regular')}>{sizeText(file.size)}</span>
      </p>
      <Group gap="sm">
        <ShareBar value={share} label={texts.uploading(file.name)} color="var(--pg-job)" flex="1 0 8rem" />
        <Box component="output" miw="3rem" className={look('fine', 'textEnd')}>
          {status === 'waiting' ? texts.waiting : texts.percent(share)}
        </Box>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.cancelNamed(file.name)}
          onClick={() => uploads.cancel(id)}
        >
          {texts.cancel}
        </Button>
      </Group>
    </Stack>
  );
}
