import { Box, Text } from '@mantine/core';
import { aimTexts } from '#shared/texts/assessments/aims.ts';
import classes from './footnote.module.css';

const noteId = 'fussnote-1';

/** Stands behind a figure that is an aim, and leads to the note that says so. */
export function AimMark() {
  return (
    <sup className={classes.mark}>
      <Box component="a" c="bright" href={`#${noteId}`} aria-label={aimTexts.markLabel}>
        {aimTexts.mark}
      </Box>
    </sup>
  );
}

/** The note below the figures; once a page. `figures`: the id of what the marks stand in. */
export function AimNote({ figures }: { figures: string }) {
  return (
    <Text maw="44rem" mt="xl" fz="sm" className={classes.note} id={noteId}>
      <sup aria-hidden="true">{aimTexts.mark}</sup> {aimTexts.note}{' '}
      <Box component="a" c="bright" href={`#${figures}`}>
        {aimTexts.back}
      </Box>
    </Text>
  );
}
