import { timeZone } from '#shared/product.ts';
import type { Database } from '../../../core/database/db.ts';
import type { IndexedPerson } from './table.ts';

export type Readable = Pick<Database, 'readPool'>;

/** Arrays are read as text, because the driver parses them slowly. */
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
  packed: {
    skillIds: parseNumbers(skillIds),
    leads: parseNumbers(leads),
    rankedSkills,
    valueWeights: parseNumbers(weights),
  },
});

const [comma, end, zero] = [',', '}', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number];

/** Parses a PostgreSQL array of non-negative numbers, {1,2,30}. Optimised, because there are millions of numbers. */
function parseNumbers(text: string): number[] {
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

/** Ordered by uuid, which is indexed, not by its text. Includes expired profiles; the database filters them later. */
export async function listPeople({ readPool }: Readable, after: string, take: number): Promise<IndexedPerson[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-found',
    text: `select ${columns} from found_profiles f where user_id > $1 order by f.user_id limit $2`,
    values: [after, take],
    rowMode: 'array',
  });
  return rows.map(asPerson);
}

export async function listPeopleById({ readPool }: Readable, userIds: readonly string[]): Promise<IndexedPerson[]> {
  const { rows } = await readPool.query<Values>({
    name: 'index-some-found',
    text: `select ${columns} from found_profiles where user_id = any($1::uuid[])`,
    values: [userIds],
    rowMode: 'array',
  });
  return rows.map(asPerson);
}
