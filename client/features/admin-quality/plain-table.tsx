import { AdminTable, type Column } from '../../components/admin-list/admin-table.tsx';

export type PlainColumn<Row> = Omit<Column<Row, string>, 'sort'>;

type PlainTableProps<Row> = {
  label: string;
  columns: ReadonlyArray<PlainColumn<Row>>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

const unsorted = { sort: '', order: 'desc' } as const;

/** A table in an order of its own: on phones its rows are cards, like those of every list. */
export const PlainTable = <Row,>(props: PlainTableProps<Row>) => (
  <AdminTable {...props} sorting={unsorted} onSort={() => undefined} />
);
