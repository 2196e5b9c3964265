import { timeZone } from '#shared/product.ts';
import type { Database } from '../../../core/database/db.ts';
import type { IndexedPerson } from './table.ts';

/** What the index is read with. */
export type Readable = Pick<Database, 'readPool'>;

/** Numbers that the driver would take apart one by one come as one text: there are many of these rows. */
const columns = `user_id::text, threshold, (12 * extract(year from since at time zone '${timeZone}') + extract(month from since at time zone '${timeZone}'))::int, skill_ids::text, leads::text, ranked_skills,
  value_weights::text`;

type Values = [
  userId: string,
  threshold: number,
  month: number,
  skillIds: string,
  leads: string,
  rankedSkills: number,
  valueWeights: string,
];

const asPerson = ([userId, threshold, month, skillIds, leads, rankedSkills, weights]: Values): IndexedPerson => ({
  ...{ userId, threshold, month },
  packed: { skillIds: numbersIn(skillIds), leads: numbersIn(leads), rankedSkills, valueWeights: numbersIn(weights) },
});

const [comma, end, zero] = [',', '}', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number];

/** As PostgreSQL writes an array of numbers that are not negative: {1,2,30}. Read sign by sign, because there are millions of them. */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let index = 1; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign !== comma && sign !== end) {
      number = 10 * number + sign - zero;
      continue;
    }
    if (index > 1) numbers.push(number);
    number = 0;
  }
  return numbers;
}

/** By user id (and not by its text, which no index holds), behind `after`; those whose time is over, too: the database has the last word. */
export async function listPeople({ readPool }: Readable, after: string, take: number): Promise<IndexedPerson[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-found',
    text: `select ${columns} from found_profiles f where user_id > $1 order by f.user_id limit $2`,
    values: [after, take],
    rowMode: 'array',
  });
  return rows.map(asPerson);
}

export async function findPeople({ readPool }: Readable, userIds: readonly string[]): Promise<IndexedPerson[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-some-found',
    text: `select ${columns} from found_profiles where user_id = any($1::uuid[])`,
    values: [userIds],
    rowMode: 'array',
  });
  return rows.map(asPerson);
}
