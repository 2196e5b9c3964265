import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

/** One matter of the account: what it is at the left, what one can do about it at the right. */
export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
