import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { testsOverviewTexts } from '#shared/texts/assessments.ts';
import classes from './test-card.module.css';

type TestCardProps = {
  title: string;
  text: string;
  facts: readonly string[];
  picture: ReactNode;
  isCompleted: boolean;
  /** How far one is, if one has begun. */
  soFar: string | null;
  children: ReactNode;
};

export function TestCard({ title, text, facts, picture, isCompleted, soFar, children }: TestCardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {isCompleted && (
          <p className={classes.completed}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {testsOverviewTexts.completed}
          </p>
        )}
      </div>
      <p className={classes.text}>{text}</p>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={classes.end}>
        {soFar !== null && <p className={classes.soFar}>{soFar}</p>}
        {children}
      </div>
    </section>
  );
}
