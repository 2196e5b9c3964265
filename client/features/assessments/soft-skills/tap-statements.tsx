import { Group, Stack } from '@mantine/core';
import type { StatementView } from '#shared/assessments/state.ts';
import type { Draft } from './ordering.ts';
import { RankButton } from './rank-button.tsx';
import classes from './statements.module.css';

type TapStatementsProps = {
  statements: readonly StatementView[];
  draft: Draft;
  labelledBy: string;
  onPick: (statement: StatementView) => void;
};

export function TapStatements({ statements, draft, labelledBy, onPick }: TapStatementsProps) {
  return (
    <Stack component="ul" gap={6} aria-labelledby={labelledBy}>
      {draft.cards.map((id) => {
        const statement = statements.find((candidate) => candidate.id === id);
        return (
          statement && (
            <Group component="li" key={id} gap={0} align="stretch" bg="var(--pg-surface)" className={classes.card}>
              <RankButton statement={statement} draft={draft} onPick={onPick} />
            </Group>
          )
        );
      })}
    </Stack>
  );
}
