import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { resultWords, runTexts as texts } from '#shared/texts/results.ts';
import { paths } from '../../../app/paths.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { DeleteRunModal } from './delete-run-modal.tsx';
import classes from './run-list.module.css';
import { countingRun, countingWithout, type Run } from './runs.ts';

/** Every finished run of both tests: what counts, what is older, and the way to get rid of one. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Run | null>(null);
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {texts.title}
      </h2>
      <p className={classes.text}>{texts.text}</p>
      <ul className={classes.list} ref={list} tabIndex={-1} aria-labelledby={titleId}>
        {runs.map((run) => (
          <RunRow key={run.resultId} run={run} counts={run === countingRun(runs, run.kind)} onDelete={setAsked} />
        ))}
      </ul>
      <DeleteRunModal
        run={asked}
        next={asked && countingWithout(runs, asked)}
        onClose={() => setAsked(null)}
        // The button that was pressed goes with its row; the keyboard goes on in the list.
        onDeleted={() => list.current?.focus()}
      />
    </section>
  );
}

type RunRowProps = { run: Run; counts: boolean; onDelete: (run: Run) => void };

function RunRow({ run, counts, onDelete }: RunRowProps) {
  const { kind, resultId, createdAt, variant } = run;
  const date = formatDate(createdAt);
  return (
    <li className={classes.run}>
      <div>
        <div className={classes.name}>
          {texts[kind]} {variant && resultWords.variants[variant]}
          {counts && <span className={classes.counts}>{texts.newest}</span>}
        </div>
        <time className={classes.date} dateTime={createdAt.toISOString()}>
          {formatDateTime(createdAt)}
        </time>
      </div>
      <div className={classes.actions}>
        {kind === 'softskill' && (
          <Button component={Link} variant="default" to={paths.results(resultId)} aria-label={texts.openNamed(date)}>
            {texts.open}
          </Button>
        )}
        <Button
          variant="default"
          c="var(--pg-error-text)"
          aria-label={texts.removeNamed(texts[kind], date)}
          onClick={() => onDelete(run)}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
