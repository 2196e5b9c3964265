type Value = string | number | null;
export type FieldChange = { field: string; from: Value; to: Value };

/** A row of a file: its value, or null if something is wrong with it. `id`: what it is recognised by; null if that cannot be read. */
export type ReadRow<T, Id = number> = { line: number; id: Id | null; value: T | null };

/** What is stored of a thing, or what a file says of it, field by field. */
export type Comparable = Readonly<Record<string, Value>>;

type ComparedRow<Id> = {
  id: Id | null;
  line: number;
  status: 'new' | 'changed' | 'unchanged' | 'error';
  /** What was and what becomes, for changed rows. */
  changes: FieldChange[];
};

/** Compares what a file says with what is stored, row by row, in the order of the file. */
export function compareRows<Id>(
  rows: readonly ReadRow<Comparable, Id>[],
  stored: ReadonlyMap<Id, Comparable>,
): ComparedRow<Id>[] {
  return rows.map(({ line, id, value }) => {
    if (value === null || id === null) return { id, line, status: 'error', changes: [] };
    const former = stored.get(id);
    if (former === undefined) return { id, line, status: 'new', changes: [] };
    const changes = changesBetween(former, value);
    return { id, line, status: changes.length === 0 ? 'unchanged' : 'changed', changes };
  });
}

function changesBetween(former: Comparable, value: Comparable): FieldChange[] {
  return Object.entries(value).flatMap(([field, to]) => {
    const from = former[field] ?? null;
    return from === to ? [] : [{ field, from, to }];
  });
}
