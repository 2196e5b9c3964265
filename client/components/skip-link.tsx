import { shellTexts } from '#shared/texts/shell.ts';
import { look } from './look/look.ts';
import classes from './skip-link.module.css';

export const contentId = 'inhalt';

export function SkipLink() {
  return (
    <a className={`${classes.skip} ${look('strong', 'undecorated', 'fit')}`} href={`#${contentId}`}>
      {shellTexts.skipToContent}
    </a>
  );
}
