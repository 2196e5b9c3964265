import { splitAtBreakPoints } from '#shared/texts/assessments/break-points.ts';
import classes from './hyphenated-text.module.css';

/** A word that may break at its component boundaries in every browser. The text itself contains no soft hyphens. */
export function HyphenatedText({ children: text }: { children: string }) {
  const parts = splitAtBreakPoints(text);
  return parts.map((part, index) =>
    index === parts.length - 1 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
      <span key={index} className={classes.joint}>
        {part}
      </span>
    ),
  );
}
