import { Button } from '@mantine/core';
import { sizeText } from '#shared/assets/kinds.ts';
import { assetTexts as texts } from '#shared/texts/editor.ts';
import { sentenceOf } from '../../../lib/errors.ts';
import { UploadError } from '../../../lib/upload.ts';
import classes from '../blocks/blocks.module.css';
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
      <div className={classes.upload} role="alert">
        <p className={classes.uploadTitle}>
          {texts.failedTitle}: {file.name}
        </p>
        <p className={classes.uploadText}>
          {error instanceof UploadError ? error.message : sentenceOf(error, texts.failed)}
        </p>
        <div className={classes.uploadActions}>
          {isWorthRetrying(error) && (
            <Button variant="default" size="sm" onClick={() => uploads.retry(id)}>
              {texts.retry}
            </Button>
          )}
          <Button variant="subtle" size="sm" onClick={() => uploads.cancel(id)}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.upload}>
      <p className={classes.uploadTitle}>
        {file.name} <span className={classes.hint}>{sizeText(file.size)}</span>
      </p>
      <div className={classes.uploadLine}>
        <progress className={classes.progress} max={1} value={share} aria-label={texts.uploading(file.name)} />
        <output className={classes.percent}>{status === 'waiting' ? texts.waiting : texts.percent(share)}</output>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.cancelNamed(file.name)}
          onClick={() => uploads.cancel(id)}
        >
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
