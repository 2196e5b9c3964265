import { conflictTexts as texts } from '#shared/texts/courses/editor.ts';
import { StaleDialog } from '../../../components/stale-notice/stale-dialog.tsx';
import { useLast } from '../../../lib/use-last.ts';
import type { TitleConflict } from './use-rename.ts';

type TitleConflictDialogProps = { conflict: TitleConflict | null; onTheirs: () => void; onMine: () => void };

/** Somebody else has changed the same title. */
export function TitleConflictDialog({ conflict, onTheirs, onMine }: TitleConflictDialogProps) {
  const shown = useLast(conflict);
  // Always there: a dialog that comes opened does not know where the keyboard was.
  return (
    <StaleDialog
      opened={conflict !== null}
      title={texts.changed(shown?.name ?? '')}
      text={shown === null ? '' : texts.titleHint(shown.theirs, shown.mine)}
      choices={[
        { label: texts.mineTitle, onClick: onMine, isMain: true },
        { label: texts.theirs, onClick: onTheirs },
      ]}
      onClose={onTheirs}
    />
  );
}
