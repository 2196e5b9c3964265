import { type ReactNode, useId } from 'react';
import classes from './method-page.module.css';

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.chapter} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
