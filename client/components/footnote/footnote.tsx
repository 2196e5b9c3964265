import { Box, Text } from '@mantine/core';
import { aimTexts } from '#shared/texts/assessments/aims.ts';
import common from '../common.module.css';
import classes from './footnote.module.css';

const noteId = 'fussnote-1';

export const AimFigure = ({ size, children }: { size: string; children: string }) => (
  <Text span fz={size} lts="-0.04em" lh={1.05} ff="heading" fw={650} display="block" className={common.oneLine}>
    {children}
    <sup className={classes.mark}>
      <Box component="a" c="bright" href={`#${noteId}`} aria-label={aimTexts.markLabel}>
        {aimTexts.mark}
      </Box>
    </sup>
  </Text>
);

export function TargetFootnote({ figuresId }: { figuresId: string }) {
  return (
    <Text maw="44rem" mt="xl" fz="sm" className={classes.note} id={noteId}>
      <sup aria-hidden="true">{aimTexts.mark}</sup> {aimTexts.note}{' '}
      <Box component="a" c="bright" href={`#${figuresId}`}>
        {aimTexts.back}
      </Box>
    </Text>
  );
}
