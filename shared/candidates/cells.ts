/**
 * Privacy: no figure and no difference of two figures describes fewer than five people. Each cell leaves out its newest
 * people beyond a multiple of five; smaller cells are merged. The total counts the same people.
 */
export const minPeople = 5;

export type Cells<Person> = {
  all: Person[];
  cells: ReadonlyMap<string, Person[]>;
};

/** `people`: oldest first. `cellOf`: null for people without a cell. */
export function groupIntoCells<Person>(
  people: readonly Person[],
  cellOf: (person: Person) => string | null,
): Cells<Person> {
  const peopleByCell = new Map<string | null, Person[]>();
  for (const person of people) {
    const cell = cellOf(person);
    const members = peopleByCell.get(cell) ?? [];
    members.push(person);
    peopleByCell.set(cell, members);
  }
  const isLargeEnough = (cell: string | null) => cell !== null && (peopleByCell.get(cell)?.length ?? 0) >= minPeople;
  const cells = new Map<string, Person[]>();
  for (const [cell, members] of peopleByCell)
    if (cell !== null && isLargeEnough(cell)) cells.set(cell, oldestMultipleOfFive(members));
  const rest = oldestMultipleOfFive(people.filter((person) => !isLargeEnough(cellOf(person))));
  return { all: [...cells.values(), rest].flat(), cells };
}

export const oldestMultipleOfFive = <Person>(people: readonly Person[]): Person[] =>
  people.slice(0, people.length - (people.length % minPeople));
