import { Box } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './skip-link.module.css';

export const contentId = 'inhalt';

export function SkipLink() {
  return (
    <Box component="a" fw={600} td="none" bdrs="fit" className={classes.skip} href={`#${contentId}`}>
      {shellTexts.skipToContent}
    </Box>
  );
}
