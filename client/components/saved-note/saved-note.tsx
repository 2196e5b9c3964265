import { IconCheck } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../look/look.ts';
import classes from './saved-note.module.css';

/** Says beside a button that what it does is done. It is there from the start: screen readers hear what appears in it. */
export function SavedNote({ note }: { note: string | boolean | null }) {
  return (
    <span className={`${classes.note} ${look('inlineRow', 'good', 'small', 'strong', 'gap6')}`} role="status">
      {note !== null && note !== false && (
        <>
          <IconCheck className={look('rigid')} size={18} aria-hidden="true" />
          {note === true ? shellTexts.saved : note}
        </>
      )}
    </span>
  );
}
