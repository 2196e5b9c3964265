import { Button, Stack } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { roomText } from '#shared/assets/kinds.ts';
import { jobImportLimits } from '#shared/jobs/import.ts';
import { jobImportTemplate } from '#shared/jobs/import-file.ts';
import { jobImportTexts as texts } from '#shared/texts/job-import.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import { downloadText } from '../../../lib/download.ts';

type FileChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

/** What a file does, how it has to look, and where to drop it. */
export function FileChoice({ error, onChoose, onClose }: FileChoiceProps) {
  const open = useRef<() => void>(null);
  const take = ([file]: File[]) => file !== undefined && onChoose(file);
  return (
    <Stack gap="lg">
      <p>{texts.text}</p>
      <Button
        className={look('atStart')}
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => downloadText(texts.templateName, jobImportTemplate(), 'text/csv')}
      >
        {texts.template}
      </Button>
      <Dropzone
        // Everything may be dropped: what cannot be read is said with its reason.
        onDrop={take}
        openRef={open}
        multiple={false}
        activateOnClick={false}
        activateOnKeyboard={false}
        inputProps={{ accept: '.csv,text/csv', 'aria-label': texts.choose }}
        tabIndex={-1}
        radius="lg"
        p="lg"
      >
        <Stack align="center" gap="xs" className={look('textCenter')}>
          <IconUpload size={28} stroke={1.5} aria-hidden="true" />
          <p className={look('strong')}>{texts.drop}</p>
          <Button color="coral" onClick={() => open.current?.()} data-autofocus>
            {texts.choose}
          </Button>
          <p className={look('muted', 'fine')}>{texts.limit(jobImportLimits.rows, roomText(jobImportLimits.bytes))}</p>
        </Stack>
      </Dropzone>
      <FormError message={error} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Stack>
  );
}
