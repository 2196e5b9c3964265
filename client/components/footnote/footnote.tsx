import { Box } from '@mantine/core';
import { aimTexts } from '#shared/texts/assessments/aims.ts';
import { look } from '../look/look.ts';
import classes from './footnote.module.css';

const noteId = 'fussnote-1';

/** Stands behind a figure that is an aim, and leads to the note that says so. */
export function AimMark() {
  return (
    <sup className={classes.mark}>
      <a className={look('ink')} href={`#${noteId}`} aria-label={aimTexts.markLabel}>
        {aimTexts.mark}
      </a>
    </sup>
  );
}

/** The note below the figures; once a page. `figures`: the id of what the marks stand in. */
export function AimNote({ figures }: { figures: string }) {
  return (
    <Box component="p" maw="44rem" mt="xl" className={`${classes.note} ${look('muted', 'small')}`} id={noteId}>
      <sup aria-hidden="true">{aimTexts.mark}</sup> {aimTexts.note}{' '}
      <a className={look('ink')} href={`#${figures}`}>
        {aimTexts.back}
      </a>
    </Box>
  );
}
