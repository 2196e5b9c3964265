import { conflictTexts as texts } from '#shared/texts/courses/editor.ts';
import { StaleDialog } from '../../../components/stale-notice/stale-dialog.tsx';
import { useLast } from '../../../lib/use-last.ts';
import type { TitleConflict } from './use-rename.ts';

type TitleConflictDialogProps = {
  conflict: TitleConflict | null;
  onTheirs: () => void;
  onMine: (conflict: TitleConflict) => void;
};

/** Somebody else was quicker with a title. */
export function TitleConflictDialog({ conflict, onTheirs, onMine }: TitleConflictDialogProps) {
  const shown = useLast(conflict);
  // Always there: a dialog that comes opened does not know where the keyboard was.
  return (
    <StaleDialog
      opened={conflict !== null}
      title={texts.changed(shown?.name ?? '')}
      text={shown === null ? '' : texts.titleHint(shown.theirs.title, shown.mine)}
      choices={[
        { label: texts.mineTitle, onClick: () => shown !== null && onMine(shown), isMain: true },
        { label: texts.theirs, onClick: onTheirs },
      ]}
      onClose={onTheirs}
    />
  );
}
