import { useId } from 'react';
import type { ValueResultView } from '#shared/assessments/state.ts';
import { valueTexts as texts } from '#shared/texts/results.ts';
import { formatConsistence } from './numbers.ts';
import classes from './values-section.module.css';

/** The ten values in their order, and beside them how far the answers agree with each other. */
export function ValuesSection({ result }: { result: ValueResultView }) {
  const titleId = useId();
  const { title, meaning, figure } = texts.consistency;
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div>
        <h2 className={classes.title} id={titleId}>
          {texts.title}
        </h2>
        <p className={classes.text}>{texts.text}</p>
        <div className={classes.consistency}>
          <h3 className={classes.band}>{title(result.band)}</h3>
          <p className={classes.meaning}>{meaning[result.band]}</p>
          <p className={classes.figure}>{figure(formatConsistence(result.consistence))}</p>
        </div>
      </div>
      <ValuesTable result={result} />
    </section>
  );
}

function ValuesTable({ result }: { result: ValueResultView }) {
  const most = result.values.length - 1;
  return (
    <div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th className={classes.number} scope="col">
              {texts.table.rank}
            </th>
            <th scope="col">{texts.table.value}</th>
            <th className={classes.wins} scope="col">
              {texts.table.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {result.values.map(({ value, wins, rank }) => (
            <tr key={value}>
              <td className={classes.number}>{rank}</td>
              <th scope="row">{value}</th>
              <td className={classes.wins}>
                <span className={classes.tally} aria-hidden="true">
                  {Array.from({ length: most }, (_, win) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: nine marks that are told apart by their place only
                    <span key={win} className={classes.mark} data-won={win < wins || undefined} />
                  ))}
                </span>
                <span className={classes.count}>{wins}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.equal}>{texts.equal}</p>
    </div>
  );
}
