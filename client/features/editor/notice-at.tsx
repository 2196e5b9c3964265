import { Box } from '@mantine/core';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useEditorParts } from './editor-context.ts';
import { type NoticeKey, useNotice } from './notice-board.ts';

export function NoticeAt({ place }: { place: NoticeKey }) {
  const { board } = useEditorParts();
  const notice = useNotice(board, place);
  return (
    <>
      <SavedNote note={notice?.kind === 'done' && notice.text} />
      <FailureAt place={place} />
    </>
  );
}

export function FailureAt({ place }: { place: NoticeKey }) {
  const { board } = useEditorParts();
  const notice = useNotice(board, place);
  if (notice?.kind !== 'failed') return null;
  return (
    <Box my="xs">
      <FormError title={notice.title} message={notice.text} onClose={() => board.clear(place)} />
    </Box>
  );
}
