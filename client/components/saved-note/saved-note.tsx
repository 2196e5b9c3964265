import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import { look } from '../look/look.ts';
import classes from './saved-note.module.css';

type SavedNoteProps = {
  isShown: boolean;
  text?: string;
  /** The whole sentence, where there is only room to show the short one. */
  spoken?: string;
};

/** Says beside a button that what it does is done. It is there from the start: screen readers hear what appears in it. */
export function SavedNote({ isShown, text = shellTexts.saved, spoken }: SavedNoteProps) {
  return (
    <span className={`${classes.note} ${look('inlineRow', 'good', 'small', 'strong', 'gap6')}`} role="status">
      {isShown && (
        <>
          <IconCheck className={look('rigid')} size={18} aria-hidden="true" />
          {spoken === undefined ? (
            text
          ) : (
            <>
              <span aria-hidden="true">{text}</span>
              <VisuallyHidden>{spoken}</VisuallyHidden>
            </>
          )}
        </>
      )}
    </span>
  );
}
