import { NativeSelect } from '@mantine/core';
import { orders } from '#shared/admin/list.ts';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import type { Column, Sorting } from './column.ts';
import classes from './data-table.module.css';

type SortChoiceProps<Row, Sort extends string> = {
  columns: ReadonlyArray<Column<Row, Sort>>;
  sorting: Sorting<Sort>;
  onSort: (sorting: Sorting<Sort>) => void;
};

const nameOf = ({ sort, order }: Sorting<string>): string => `${order} ${sort}`;

/** On phones, where rows are cards and no head of a column can be pressed. Nothing for a list in one order. */
export function SortChoice<Row, Sort extends string>({ columns, sorting, onSort }: SortChoiceProps<Row, Sort>) {
  const choices = columns.flatMap(({ title, sort }) =>
    sort === undefined
      ? []
      : orders.map((order) => ({ sort, order, label: texts.sortChoice(title, order === 'desc') })),
  );
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      className={classes.choice}
      label={texts.sortedBy}
      data={choices.map((choice) => ({ value: nameOf(choice), label: choice.label }))}
      value={nameOf(sorting)}
      onChange={(event) => {
        const chosen = choices.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (chosen !== undefined) onSort({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
}
