import { type ReactNode, useId } from 'react';
import { TwoShapes } from '../two-shapes/two-shapes.tsx';
import classes from './closing-call.module.css';

type ClosingCallProps = { title: string; text: string; children: ReactNode };

const depths = [70, 84, 66, 78, 90];

/** The end of a public page: both forms once more, as wide as the window, the words on the round one. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <TwoShapes className={classes.shapes} depths={depths} person="left">
        <div className={classes.words}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>{children}</div>
        </div>
      </TwoShapes>
    </section>
  );
}
