import { Button, Group, Modal } from '@mantine/core';
import { conflictTexts as texts } from '#shared/texts/editor.ts';
import type { TitleConflict } from './use-rename.ts';

type TitleConflictModalProps = {
  conflict: TitleConflict | null;
  onTheirs: () => void;
  onMine: (conflict: TitleConflict) => void;
};

/** Somebody else was quicker with a title. */
export function TitleConflictModal({ conflict, onTheirs, onMine }: TitleConflictModalProps) {
  return (
    <Modal opened={conflict !== null} onClose={onTheirs} title={conflict && texts.changed(conflict.name)}>
      {conflict && (
        <>
          <p>{texts.titleHint(conflict.theirs.title, conflict.mine)}</p>
          <Group mt="lg">
            <Button onClick={() => onMine(conflict)}>{texts.mineTitle}</Button>
            <Button variant="default" onClick={onTheirs}>
              {texts.theirs}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
