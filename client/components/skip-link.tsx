import { shellTexts } from '#shared/texts/shell.ts';
import classes from './skip-link.module.css';

export const contentId = 'inhalt';

export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${contentId}`}>
      {shellTexts.skipToContent}
    </a>
  );
}
