/**
 * Who is counted in statistics, so that no figure, and no difference of two figures, says something of fewer than five people: everybody
 * stands in the cell of the job they released for; of each the newest are left out until a multiple of five is left. Cells of fewer than
 * five are one cell together, which has no figure of its own. The figure of all is that of all cells, in which the same people are
 * counted as in each of them.
 */
export const fewestPeople = 5;

export type Cells<Person> = {
  /** Of all cells together; empty below five. */
  all: Person[];
  /** Of the cells that have a figure, by what they were told apart by. */
  cells: ReadonlyMap<string, Person[]>;
};

/** `people`: the oldest first. `cellOf`: null for whoever belongs to none. */
export function cellsOf<Person>(people: readonly Person[], cellOf: (person: Person) => string | null): Cells<Person> {
  const found = new Map<string | null, Person[]>();
  for (const person of people) {
    const cell = cellOf(person);
    const members = found.get(cell) ?? [];
    members.push(person);
    found.set(cell, members);
  }
  const isOwn = (cell: string | null) => cell !== null && (found.get(cell)?.length ?? 0) >= fewestPeople;
  const cells = new Map<string, Person[]>();
  for (const [cell, members] of found) if (cell !== null && isOwn(cell)) cells.set(cell, inFives(members));
  const rest = inFives(people.filter((person) => !isOwn(cellOf(person))));
  return { all: [...cells.values(), rest].flat(), cells };
}

/** Without the newest that are no five together. */
export const inFives = <Person>(people: readonly Person[]): Person[] =>
  people.slice(0, people.length - (people.length % fewestPeople));
