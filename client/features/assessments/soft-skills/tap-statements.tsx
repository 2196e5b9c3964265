import type { ShownStatement } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments.ts';
import { QuietButton } from '../taking/quiet-button.tsx';
import { type Draft, placeOf } from './ordering.ts';
import classes from './tap-statements.module.css';

type TapStatementsProps = {
  statements: readonly ShownStatement[];
  draft: Draft;
  labelledBy: string;
  onTap: (statement: ShownStatement) => void;
  onReset: () => void;
};

/** On phones: tap in order. Where a statement stands does not change, only its number. */
export function TapStatements({ statements, draft, labelledBy, onTap, onReset }: TapStatementsProps) {
  return (
    <>
      <ul className={classes.list} aria-labelledby={labelledBy}>
        {statements.map((statement) => {
          const place = placeOf(draft, statement.id);
          return (
            <li key={statement.id} className={classes.item}>
              <button
                type="button"
                className={classes.card}
                aria-pressed={place !== null}
                data-place={place ?? undefined}
                onClick={() => onTap(statement)}
              >
                <span className={classes.place}>{place}</span>
                <span className={classes.text}>{statement.text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={classes.count}>
        <p className={classes.counter}>{softskillTexts.selected(draft.picked, statements.length)}</p>
        <QuietButton onClick={onReset} disabled={draft.picked === 0}>
          {softskillTexts.reset}
        </QuietButton>
      </div>
    </>
  );
}
