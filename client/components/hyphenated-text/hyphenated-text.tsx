import { splitAtBreakPoints } from '#shared/texts/assessments/break-points.ts';
import classes from './hyphenated-text.module.css';

/** Allows breaks between the parts of a compound word, without soft hyphens in the text. */
export function HyphenatedText({ children: text }: { children: string }) {
  const parts = splitAtBreakPoints(text);
  return parts.map((part, index) =>
    index === parts.length - 1 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a part
      <span key={index} className={classes.joint}>
        {part}
      </span>
    ),
  );
}
