type Value = string | number | null;
export type FieldChange = { field: string; from: Value; to: Value };

/** `id`: null if unreadable; `value`: null if the row has errors. */
export type ParsedRow<T, Id = number> = { line: number; id: Id | null; value: T | null };

export type Comparable = Readonly<Record<string, Value>>;

type ComparedRow<Id> = {
  id: Id | null;
  line: number;
  status: 'new' | 'changed' | 'unchanged' | 'error';
  changes: FieldChange[];
};

export function compareRows<Id>(
  rows: readonly ParsedRow<Comparable, Id>[],
  stored: ReadonlyMap<Id, Comparable>,
): ComparedRow<Id>[] {
  return rows.map(({ line, id, value }) => {
    if (value === null || id === null) return { id, line, status: 'error', changes: [] };
    const previous = stored.get(id);
    if (previous === undefined) return { id, line, status: 'new', changes: [] };
    const changes = changesBetween(previous, value);
    return { id, line, status: changes.length === 0 ? 'unchanged' : 'changed', changes };
  });
}

function changesBetween(previous: Comparable, value: Comparable): FieldChange[] {
  return Object.entries(value).flatMap(([field, to]) => {
    const from = previous[field] ?? null;
    return from === to ? [] : [{ field, from, to }];
  });
}
