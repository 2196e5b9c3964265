/**
 * The newest results of a person, or the results of a visitor's tokens, as input for matches: ranks with their posterior
 * draws, and values with their wins.
 * They never leave the server in this form.
 */
import type { GuestTokens } from '#shared/assessments/schema.ts';
import type { RankBand } from '#shared/assessments/soft-skills/uncertainty.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { consistencyBand, isContradictory } from '#shared/assessments/values/consistency.ts';
import type { RankDraws } from '#shared/matching/types.ts';
import type { App } from '../../../core/app.ts';
import { createRowBatcher } from '../../../core/database/batching.ts';
import type { Database } from '../../../core/database/db.ts';
import { openCache, perOwner } from '../../../core/memory/cache.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import { loadCatalogue } from '../soft-skills/catalogue.ts';
import { findRun, listDecisions } from '../soft-skills/queries.ts';
import { rankDrawsOfRun } from '../soft-skills/score-run.ts';

type MeasuredSkills = {
  resultId: string;
  rankOf: ReadonlyMap<number, number>;
  bandOf: ReadonlyMap<number, RankBand>;
  size: number;
  draws: RankDraws;
};
/** For the person alone. `softskills`: the variant of the unreliable result. */
type UnsureResults = { softskills: TestVariant | null; values: boolean };
export type MeasuredResults = {
  skills: MeasuredSkills | null;
  values: Readonly<Record<string, number>> | null;
  unsure: UnsureResults;
};

type Doubt = { unreliableVariant: TestVariant | null };
type ScoredValues = { values: Record<string, number> | null; consistence: number | null };

type NewestResultRow = { userId: string; resultId: string | null; scoringVersion: number | null } & Doubt &
  ScoredValues;

/** Results of the first scoring version have no `isReliable`. */
const unreliableVariant = `case when quality ->> 'isReliable' = 'false' then test_variant::text end as "unreliableVariant"`;

const findNewestResults = createRowBatcher<NewestResultRow>(
  async ({ pool }, userIds) =>
    (
      await pool.query<NewestResultRow>({
        name: 'newest-results',
        text: `select asked.user_id as "userId", s.id as "resultId", s.scoring_version as "scoringVersion",
                      s."unreliableVariant", v.scores as "values", v.consistence
                 from unnest($1::uuid[]) asked(user_id)
                 left join lateral (select id, scoring_version, ${unreliableVariant} from softskill_test_results
                                     where user_id = asked.user_id order by created_at desc limit 1) s on true
                 left join lateral (select scores, consistence from value_test_results
                                     where user_id = asked.user_id order by created_at desc limit 1) v on true`,
        values: [userIds],
      })
    ).rows,
  ({ userId }) => userId,
);

type GuestSkillRow = { testToken: string; resultId: string; scoringVersion: number } & Doubt;
type GuestValueRow = { testToken: string } & ScoredValues;

/** A result with an owner does not open by its token. */
const guestResultFinder = <Row extends { testToken: string }>(name: string, text: string) =>
  createRowBatcher<Row>(
    async ({ pool }, hashes) => {
      const where = 'where test_token = any($1::text[]) and user_id is null';
      return (await pool.query<Row>({ name, text: `${text} ${where}`, values: [hashes] })).rows;
    },
    ({ testToken }) => testToken,
  );

const findGuestSkills = guestResultFinder<GuestSkillRow>(
  'guest-skills',
  `select test_token as "testToken", id as "resultId", scoring_version as "scoringVersion", ${unreliableVariant}
     from softskill_test_results`,
);
const findGuestValues = guestResultFinder<GuestValueRow>(
  'guest-values',
  `select test_token as "testToken", scores as "values", consistence from value_test_results`,
);

const cacheBytes = 16_000_000;
const bytesOf = (skills: MeasuredSkills | null): number => 2_000 + (skills?.draws.ranks.byteLength ?? 0);

/** The key contains result id and scoring version, so entries never become stale. */
const skillsOf = perOwner((_: Database) =>
  openCache<MeasuredSkills | null>({ capacity: cacheBytes, weightOf: bytesOf }),
);

export async function loadResultsForMatching({ db }: App, userId: string): Promise<MeasuredResults> {
  const newest = await findNewestResults(db, userId);
  if (newest === null) return { skills: null, values: null, unsure: unsureResults(null, null) };
  const { resultId, scoringVersion, values } = newest;
  const skills = resultId === null ? null : await measuredSkills(db, { resultId, scoringVersion });
  return { skills, values, unsure: unsureResults(newest, newest) };
}

export async function loadGuestResultsForMatching({ db }: App, tokens: GuestTokens): Promise<MeasuredResults> {
  const [skills, values] = await Promise.all([
    tokens.softskill === null ? null : findGuestSkills(db, hashToken(tokens.softskill)),
    tokens.values === null ? null : findGuestValues(db, hashToken(tokens.values)),
  ]);
  return {
    skills: skills && (await measuredSkills(db, skills)),
    values: values?.values ?? null,
    unsure: unsureResults(skills, values),
  };
}

const unsureResults = (skills: Doubt | null, values: ScoredValues | null): UnsureResults => ({
  softskills: skills?.unreliableVariant ?? null,
  values: typeof values?.consistence === 'number' && isContradictory(consistencyBand(values.consistence)),
});

type ScoredResult = { resultId: string; scoringVersion: number | null };

const measuredSkills = (db: Database, { resultId, scoringVersion }: ScoredResult): Promise<MeasuredSkills | null> =>
  skillsOf(db).get(`${resultId} ${scoringVersion}`, () => computeSkillDraws(db, resultId));

async function computeSkillDraws(db: Database, resultId: string): Promise<MeasuredSkills | null> {
  const result = await db.prisma.softskillTestResult.findUnique({
    where: { id: resultId },
    select: { runId: true, bands: true },
  });
  const run = result && (await findRun(db.prisma, { id: result.runId }));
  if (result === null || run === null) return null;
  const [catalogue, decisions] = await Promise.all([
    loadCatalogue(db, run.catalogueVersionId),
    listDecisions(db.prisma, run.id),
  ]);
  const bands = result.bands as RankBand[];
  const rankOf = new Map(bands.map(({ skillId, rank }) => [skillId, rank]));
  const draws = rankDrawsOfRun(catalogue, decisions);
  const bandOf = new Map(bands.map((band) => [band.skillId, band]));
  return { resultId, rankOf, bandOf, size: bands.length, draws };
}
