import { Button } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { downloadFrom } from '../../lib/download.ts';
import { isNarrowing } from '../../lib/use-wish.ts';
import { exportPath } from './candidate-address.ts';
import { type CandidateWish, wishes } from './candidate-filter.ts';

const { export: texts } = candidatesUi;

/** The list as a file; before, what follows from it is said. */
export function ExportButton({ wish }: { wish: CandidateWish }) {
  const [isAsked, setIsAsked] = useState(false);
  const confirm = () => {
    setIsAsked(false);
    downloadFrom(exportPath(wish));
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTableExport size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsAsked(true)}
      >
        {texts.button}
      </Button>
      <ConfirmDialog
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.confirm}
        isDangerous={false}
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm}
      >
        {isNarrowing(wish, wishes) && <p>{texts.isFiltered}</p>}
        <p>{texts.log}</p>
      </ConfirmDialog>
    </>
  );
}
