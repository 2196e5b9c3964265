import { Group, Stack } from '@mantine/core';
import type { ShownStatement } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { look } from '../../../components/look/look.ts';
import { QuietButton } from '../taking/test-buttons.tsx';
import { type Draft, placedCount, placeOf, selfPlaced } from './ordering.ts';
import classes from './tap-statements.module.css';

type TapStatementsProps = {
  statements: readonly ShownStatement[];
  draft: Draft;
  labelledBy: string;
  onTap: (statement: ShownStatement) => void;
  onTakeBack: () => void;
};

/** On phones: tap in order. Where a statement stands does not change, only its number; the last one gets its by itself. */
export function TapStatements({ statements, draft, labelledBy, onTap, onTakeBack }: TapStatementsProps) {
  return (
    <>
      <Stack component="ul" gap="xs" aria-labelledby={labelledBy}>
        {statements.map((statement) => {
          const place = placeOf(draft, statement.id);
          return (
            <Stack component="li" gap={0} key={statement.id}>
              <button
                type="button"
                className={`${classes.card} ${look('stack', 'hidden', 'ink', 'surface', 'line')}`}
                aria-pressed={place !== null}
                data-self={statement.id === selfPlaced(draft) || undefined}
                onClick={() => onTap(statement)}
              >
                <span className={`${classes.place} ${look('heading', 'centred', 'step1')}`}>{place}</span>
                <span className={classes.text}>{statement.text}</span>
              </button>
            </Stack>
          );
        })}
      </Stack>
      <Group gap={0} justify="space-between" mt="xs">
        <p className={look('strong', 'numbers')}>{softskillTexts.selected(placedCount(draft), statements.length)}</p>
        <QuietButton onClick={onTakeBack} disabled={draft.picked === 0}>
          {softskillTexts.takeBack}
        </QuietButton>
      </Group>
    </>
  );
}
