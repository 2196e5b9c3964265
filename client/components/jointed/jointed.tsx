import { jointedParts } from '#shared/texts/assessments/joints.ts';
import classes from './jointed.module.css';

/** A word of the product that may end a line at its joints, in every browser. As text it stays what it is. */
export function Jointed({ children: text }: { children: string }) {
  const parts = jointedParts(text);
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
