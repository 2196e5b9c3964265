import { resultWords } from '#shared/texts/results.ts';
import classes from './meaning-line.module.css';
import { MethodLink } from './method-link.tsx';

/** What a point says and what it never says, with the way to the reasons. */
export function MeaningLine() {
  return (
    <div className={classes.meaning}>
      <p className={classes.text}>{resultWords.meaning}</p>
      <MethodLink />
    </div>
  );
}
