import { Button, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { roomText } from '#shared/assets/kinds.ts';
import { jobImportLimits } from '#shared/jobs/import.ts';
import { jobImportTemplate } from '#shared/jobs/import-file.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FileDrop } from '../../../components/file-drop.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import { downloadText } from '../../../lib/download.ts';

type FileChoiceProps = { error: string | null; onChoose: (file: File) => void; onClose: () => void };

/** What a file does, how it has to look, and where to drop it. */
export function FileChoice({ error, onChoose, onClose }: FileChoiceProps) {
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
      <FileDrop
        texts={texts}
        hint={texts.limit(jobImportLimits.rows, roomText(jobImportLimits.bytes))}
        accept=".csv,text/csv"
        onFiles={take}
        isMain
      />
      <FormError message={error} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      </DialogActions>
    </Stack>
  );
}
