import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { QualitySignal, RunQuality } from '#shared/assessments/state.ts';
import { resultWords, qualityTexts as texts } from '#shared/texts/results.ts';
import { paths } from '../../../app/paths.ts';
import classes from './quality-note.module.css';

/** Nothing while there is nothing to say. Explains before anybody else sees it, offers to repeat, never rejects. */
export function QualityNote({ quality }: { quality: RunQuality }) {
  const titleId = useId();
  if (quality.signals.length === 0) return null;
  const { title, text } = quality.isReliable ? texts.reliable : texts.limited;
  return (
    <section className={classes.note} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title}
      </h2>
      <ul className={classes.signals}>
        {quality.signals.map((signal) => (
          <li key={signal}>{texts.signals[signal](countOf(quality, signal))}</li>
        ))}
      </ul>
      <p className={classes.text}>
        {text} <Link to={paths.tests}>{resultWords.repeat}</Link>
      </p>
    </section>
  );
}

function countOf(quality: RunQuality, signal: QualitySignal): number {
  return signal === 'fast' ? quality.fastGroups : quality.untouchedGroups;
}
