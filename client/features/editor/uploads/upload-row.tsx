import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { sizeText } from '#shared/assets/kinds.ts';
import { assetTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { ShareBar } from '../../../components/share-bar.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { UploadError } from '../../../lib/requests/upload.ts';
import { useEditorParts } from '../editor-context.ts';
import type { Upload } from './uploads.ts';

const nonRetryableErrors = new Set(['FILE_EMPTY', 'FILE_TYPE_REFUSED', 'FILE_TOO_LARGE']);
const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof UploadError && nonRetryableErrors.has(error.rule ?? ''));

export function UploadRow({ upload }: { upload: Upload }) {
  const { uploads } = useEditorParts();
  const { id, file, status, progress, error } = upload;
  if (status === 'failed') {
    return (
      <Stack gap="xs" py="sm" px="md" bg="var(--pg-sunken)" bdrs="md" role="alert">
        <Text fw={600} className={common.anywhere}>
          {texts.failedTitle}: {file.name}
        </Text>
        <p className={common.anywhere}>
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
    <Stack gap="xs" py="sm" px="md" bg="var(--pg-sunken)" bdrs="md">
      <Text fw={600} className={common.anywhere}>
        {file.name}{' '}
        <Text span c="dimmed" fz={14} fw={400}>
          {sizeText(file.size)}
        </Text>
      </Text>
      <Group gap="sm">
        <ShareBar value={progress} label={texts.uploading(file.name)} color="var(--pg-mark-angular)" flex="1 0 8rem" />
        <Box component="output" miw="3rem" fz={14} ta="end">
          {status === 'waiting' ? texts.waiting : texts.percent(progress)}
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
