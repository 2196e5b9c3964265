import { Box, Center, Group, Stack, Text } from '@mantine/core';
import type { StatementView } from '#shared/assessments/state.ts';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import common from '../../../components/common.module.css';
import { SecondaryButton } from '../taking/test-buttons.tsx';
import { autoPlacedId, type Draft, placedCount, placeOf } from './ordering.ts';
import classes from './tap-statements.module.css';

type TapStatementsProps = {
  statements: readonly StatementView[];
  draft: Draft;
  labelledBy: string;
  onTap: (statement: StatementView) => void;
  onTakeBack: () => void;
};

export function TapStatements({ statements, draft, labelledBy, onTap, onTakeBack }: TapStatementsProps) {
  return (
    <>
      <Stack component="ul" gap="xs" aria-labelledby={labelledBy}>
        {statements.map((statement) => {
          const place = placeOf(draft, statement.id);
          return (
            <Stack component="li" gap={0} key={statement.id}>
              <Box
                component="button"
                type="button"
                c="bright"
                bg="var(--pg-surface)"
                className={`${classes.card} ${common.hidden}`}
                aria-pressed={place !== null}
                data-self={statement.id === autoPlacedId(draft) || undefined}
                onClick={() => onTap(statement)}
              >
                <Center component="span" ff="heading" fw={650} fz="h4" className={classes.place}>
                  {place}
                </Center>
                <span className={classes.text}>{statement.text}</span>
              </Box>
            </Stack>
          );
        })}
      </Stack>
      <Group gap={0} justify="space-between" mt="xs">
        <Text fw={600} className={common.numbers}>
          {softskillTexts.selected(placedCount(draft), statements.length)}
        </Text>
        <SecondaryButton onClick={onTakeBack} disabled={draft.picked === 0}>
          {softskillTexts.takeBack}
        </SecondaryButton>
      </Group>
    </>
  );
}
