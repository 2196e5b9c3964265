import { IconCheck } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../look/look.ts';
import classes from './saved-note.module.css';

type SavedNoteProps = {
  isShown: boolean;
  text?: string;
};

/** Says beside a button that what it does is done. It is there from the start: screen readers hear what appears in it. */
export function SavedNote({ isShown, text = shellTexts.saved }: SavedNoteProps) {
  return (
    <span className={`${classes.note} ${look('inlineRow', 'good', 'small', 'strong', 'gap6')}`} role="status">
      {isShown && (
        <>
          <IconCheck className={look('rigid')} size={18} aria-hidden="true" />
          {text}
        </>
      )}
    </span>
  );
}
