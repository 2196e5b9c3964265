import { z } from 'zod';
import { oddDates, oddNumbers, oddStrings } from './odd-values.ts';

export type World = Readonly<Record<string, readonly unknown[]>>;

type Schema = z.core.$ZodType;
type DrawContext = { random: Random; world: World; name: string };
type Def = {
  type: string;
  shape: Record<string, Schema>;
  element: Schema;
  innerType: Schema;
  in: Schema;
  options: Schema[];
  items: Schema[];
  entries: Record<string, unknown>;
  values: unknown[];
  getter: () => Schema;
};
type Bag = { minimum?: number; maximum?: number; length?: number; format?: string };

export function fromSchema(schema: Schema, draw: DrawContext): unknown {
  const def = schema._zod.def as unknown as Def;
  const { random, world, name } = draw;
  const knownValues = world[name];
  if (knownValues !== undefined && def.type === 'string' && random.chance(0.85)) return random.pick(knownValues);
  const inner = (next: Schema) => fromSchema(next, draw);
  const kinds: Record<string, () => unknown> = {
    object: () => objectFrom(def.shape, draw),
    string: () => stringFrom(schema, draw),
    number: () => pickAccepted(schema, random, { among: numbersOf(schema._zod.bag as Bag), otherwise: 1 }),
    date: () => pickAccepted(schema, random, { among: oddDates, otherwise: new Date() }),
    boolean: () => random.chance(0.5),
    enum: () => random.pick(Object.values(def.entries)),
    literal: () => random.pick(def.values),
    array: () => Array.from({ length: lengthOf(schema._zod.bag as Bag, random) }, () => inner(def.element)),
    tuple: () => def.items.map(inner),
    union: () => inner(random.pick(def.options)),
    nullable: () => (random.chance(0.3) ? null : inner(def.innerType)),
    optional: () => (random.chance(0.3) ? undefined : inner(def.innerType)),
    default: () => (random.chance(0.3) ? undefined : inner(def.innerType)),
    readonly: () => inner(def.innerType),
    pipe: () => (knownValues !== undefined && random.chance(0.85) ? random.pick(knownValues) : inner(def.in)),
    lazy: () => inner(def.getter()),
  };
  return kinds[def.type]?.() ?? random.pick(oddStrings);
}

function objectFrom(shape: Record<string, Schema>, { random, world }: DrawContext): object {
  const entries = Object.entries(shape).map(([name, field]) => [name, fromSchema(field, { random, world, name })]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as object;
}

function stringFrom(schema: Schema, { random, world }: DrawContext): string {
  const { format, maximum, minimum = 0 } = schema._zod.bag as Bag;
  if (format === 'uuid') return String(random.pick(world['anyId'] ?? []));
  const edges = [minimum, Math.min(maximum ?? 1000, 20_000)].map((length) => 'ß'.repeat(length));
  const letters = 'abcDEF-_09'.repeat(5).slice(0, 43);
  return String(pickAccepted(schema, random, { among: [...oddStrings, ...edges, ...edges], otherwise: letters }));
}

const numbersOf = ({ minimum, maximum }: Bag): number[] =>
  [minimum, maximum, ...oddNumbers].filter((value) => value !== undefined);

function lengthOf({ minimum = 0, maximum = 6, length }: Bag, random: Random): number {
  return length ?? random.pick([minimum, Math.min(maximum, minimum + 3), Math.min(maximum, 60)]);
}

type Candidates = { among: readonly unknown[]; otherwise: unknown };

function pickAccepted(schema: Schema, random: Random, { among: candidates, otherwise }: Candidates): unknown {
  const accepted = candidates.filter((candidate) => z.safeParse(schema, candidate).success);
  return accepted.length === 0 ? otherwise : random.pick(accepted);
}

/** The same values in every run unless SEED changes. */
type Random = {
  below: (limit: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(values: readonly T[]) => T;
};

const seed = Number(process.env['SEED'] ?? 20261121);

export function randomFrom(start = seed): Random {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (values) => {
      if (values.length === 0) throw new Error('nothing to pick from');
      return values[below(values.length)] as (typeof values)[number];
    },
  };
}
