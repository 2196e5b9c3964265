import { leadsOf } from './skill-fit.ts';
import { basicValues, type MatchPerson } from './types.ts';
import { personWeights } from './value-fit.ts';

/** `leads[i]` belongs to `skillIds[i]`. `valueWeights`: ten sums of wins + 1, or empty. */
export type PackedPerson = {
  skillIds: readonly number[];
  leads: readonly number[];
  rankedSkills: number;
  valueWeights: readonly number[];
};

export function packPerson({ skills, values }: MatchPerson): PackedPerson {
  const leads = skills === null ? [] : [...leadsOf(skills.rankOf, skills.size)];
  return {
    skillIds: leads.map(([skillId]) => skillId),
    leads: leads.map(([, lead]) => lead),
    rankedSkills: skills?.size ?? 0,
    valueWeights: values === null ? [] : (personWeights(values) ?? []),
  };
}

type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

export type PeopleColumns = {
  /** Index p · `width` + c: lead of person p in column c. Column 0 has only zeros. */
  leads: Numbers;
  width: number;
  columnOf: Uint16Array;
  sizes: Numbers;
  values: Numbers;
};

const valuesPerPerson = basicValues.length;
const widthStep = 32;

export class People implements PeopleColumns {
  leads: Numbers;
  width: number;
  columnOf = new Uint16Array(widthStep);
  sizes: Numbers;
  values: Numbers;
  readonly #kind: typeof Uint8Array | typeof Uint16Array;
  #usedColumns = 1;

  constructor(capacity: number, kind: typeof Uint8Array | typeof Uint16Array = Uint16Array, width = widthStep) {
    this.#kind = kind;
    this.width = width;
    this.leads = new kind(capacity * width);
    this.sizes = new kind(capacity);
    this.values = new kind(capacity * valuesPerPerson);
  }

  reserve(capacity: number): void {
    if (capacity <= this.sizes.length) return;
    this.leads = this.#larger(this.leads, capacity * this.width);
    this.values = this.#larger(this.values, capacity * valuesPerPerson);
    this.sizes = this.#larger(this.sizes, capacity);
  }

  put(row: number, { skillIds, leads, rankedSkills, valueWeights }: PackedPerson): void {
    this.clear(row);
    this.sizes[row] = rankedSkills;
    for (let index = 0; index < skillIds.length; index++) {
      const column = this.#columnFor(skillIds[index] ?? 0);
      this.leads[row * this.width + column] = leads[index] ?? 0;
    }
    if (valueWeights.length === valuesPerPerson) this.values.set(valueWeights, row * valuesPerPerson);
  }

  clear(row: number): void {
    this.sizes[row] = 0;
    this.leads.fill(0, row * this.width, (row + 1) * this.width);
    this.values.fill(0, row * valuesPerPerson, (row + 1) * valuesPerPerson);
  }

  #columnFor(skillId: number): number {
    const existing = this.columnOf[skillId] ?? 0;
    if (existing > 0) return existing;
    const column = this.#usedColumns++;
    if (column >= this.width) this.#widen();
    if (skillId >= this.columnOf.length) {
      const previous = this.columnOf;
      this.columnOf = new Uint16Array(skillId + widthStep);
      this.columnOf.set(previous);
    }
    this.columnOf[skillId] = column;
    return column;
  }

  #widen(): void {
    const [previous, from, to] = [this.leads, this.width, this.width + widthStep];
    const wider = new this.#kind(this.sizes.length * to);
    for (let row = 0; row < this.sizes.length; row++)
      for (let column = 1; column < from; column++) wider[row * to + column] = previous[row * from + column] ?? 0;
    this.leads = wider;
    this.width = to;
  }

  #larger(previous: Numbers, length: number): Numbers {
    const larger = new this.#kind(length);
    larger.set(previous);
    return larger;
  }
}

const maxByte = 255;
const areBytes = (numbers: readonly number[]): boolean => numbers.every((number) => number <= maxByte);

export const fitIntoBytes = (person: PackedPerson): PackedPerson => ({
  ...(person.rankedSkills <= maxByte && areBytes(person.leads) ? person : noSkills),
  valueWeights: areBytes(person.valueWeights) ? person.valueWeights : [],
});
const noSkills = { skillIds: [], leads: [], rankedSkills: 0 } as const;

export const arrayTypeForPeople = (people: readonly PackedPerson[]): typeof Uint8Array | typeof Uint16Array =>
  people.every((person) => 2 * person.rankedSkills <= maxByte && areBytes(person.valueWeights))
    ? Uint8Array
    : Uint16Array;

export function singlePersonColumns(packed: PackedPerson): PeopleColumns {
  const people = new People(1, arrayTypeForPeople([packed]), packed.skillIds.length + 1);
  people.put(0, packed);
  return people;
}
