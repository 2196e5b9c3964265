import type { SkillRequirement, SkillWeight } from '#shared/jobs/draft.ts';
import { packPerson, singlePersonColumns } from '#shared/matching/people-columns.ts';
import { createRanges } from '#shared/matching/range.ts';
import { requirementsPerJob, scorerOf } from '#shared/matching/score.ts';
import type { MatchJob, MatchPerson } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';
import { compareNewest } from './job-table.ts';
import type { Jobs } from './load.ts';

const scorerFor = ({ table, companies }: Jobs, person: MatchPerson) =>
  scorerOf(singlePersonColumns(packPerson(person)), { ...table.columns, profiles: companies.list });

/** The match by row, −1 for 'keine Aussage'. Takes at most a microsecond per row. */
function createMatcher(jobs: Jobs, person: MatchPerson): (row: number) => number {
  const { match } = scorerFor(jobs, person);
  return (row) => match(0, row);
}

/**
 * The sort value by row. Without strengths, matches hardly differ, so the number of shared values comes first.
 */
export function createOrder(jobs: Jobs, person: MatchPerson, matchOf = createMatcher(jobs, person)) {
  const { table, companies } = jobs;
  const { skills, values } = person;
  if (skills !== null || values === null) return matchOf;
  const isShared = (word: string) => basicValueOf.has(word) && Object.hasOwn(values, word);
  const shared = companies.list.map((company) => company?.values.filter(isShared).length ?? 0);
  return (row: number): number => {
    const match = matchOf(row);
    return match < 0 ? match : match + matchSteps * (shared[table.columns.companies[row] ?? -1] ?? 0);
  };
}
/** More than a match. */
const matchSteps = 101;

export function matchJobAt({ table, companies }: Jobs, row: number): MatchJob {
  const { columns } = table;
  const start = row * requirementsPerJob;
  const skills: SkillRequirement[] = [];
  for (let index = start; index < start + requirementsPerJob; index++) {
    const weight = weightOf(columns.weights[index]);
    if (weight !== null) skills.push({ skillId: columns.skillIds[index] ?? 0, weight });
  }
  return { skills, values: companies.list[columns.companies[row] ?? -1]?.values ?? [] };
}

const weightOf = (value: number | undefined): SkillWeight | null =>
  value === 1 || value === 2 || value === 3 ? value : null;

/** The match by row; −2 for other jobs. */
export function matchJobs(jobs: Jobs, person: MatchPerson, isWanted: (row: number) => boolean): Int8Array {
  const matchOf = createMatcher(jobs, person);
  return Int8Array.from({ length: jobs.table.rowCount }, (_, row) => (isWanted(row) ? matchOf(row) : unwanted));
}
const unwanted = -2;

type MeasuredSkills = NonNullable<MatchPerson['skills']>;

/** The range of each match by row, computed when called. Reads the rows at once, because they move. */
export function rangesOf(jobs: Jobs, matches: Int8Array, person: MatchPerson & { skills: MeasuredSkills }) {
  const { valueFit } = scorerFor(jobs, person);
  const rangeOf = createRanges(person.skills);
  return Array.from(matches, (match, row) => {
    if (match < 0) return null;
    const [{ skills }, fit] = [matchJobAt(jobs, row), valueFit(0, row)];
    return () => rangeOf(skills, fit, match);
  });
}

export function bestRows(jobs: Jobs, matches: Int8Array, { take, person }: BestQuery): number[] {
  const { table } = jobs;
  const matchOf = (row: number) => matches[row] ?? unwanted;
  const orderOf = person === undefined ? matchOf : createOrder(jobs, person, matchOf);
  return selectFirst(table.rowCount, take, {
    isWanted: (row) => matchOf(row) >= 0,
    compare: (a, b) => orderOf(b) - orderOf(a) || compareNewest(table, a, b),
  });
}

/** Without `person`, in the order of the matches alone. */
type BestQuery = { take: number; person?: MatchPerson };

type Order = { isWanted: (index: number) => boolean; compare: (a: number, b: number) => number };

/**
 * The first `take` matching indexes below `size`, in order. Compares only with the last selected one, which is faster
 * than sorting all.
 */
export function selectFirst(size: number, take: number, { isWanted, compare }: Order): number[] {
  const first: number[] = [];
  for (let index = 0; index < size; index++) {
    if (!isWanted(index)) continue;
    const last = first.at(-1);
    if (first.length === take && (last === undefined || compare(index, last) >= 0)) continue;
    let place = first.length;
    while (place > 0 && compare(index, first[place - 1] ?? index) < 0) place--;
    first.splice(place, 0, index);
    if (first.length > take) first.pop();
  }
  return first;
}
