import type { FoundOrder } from '#shared/found/schema.ts';
import type { MatchJob } from '#shared/matching/types.ts';
import { foundLimits } from '#shared/releases/limits.ts';
import type { ChanceSeed } from '#shared/releases/noise.ts';
import type { App } from '../../../core/app.ts';
import { bestCandidates, type Candidate } from '../index/best.ts';
import type { FoundTable } from '../index/table.ts';
import type { Finder } from './conditions.ts';
import { listFindable } from './queries.ts';

/** So many does the database look at in one statement. */
const portion = 256;
/** So many are looked for at first; more each time that the database refused too many of them. */
const first = 256;
const growth = 16;
const most = 16_384;

type Wanted = { finder: Finder; job: MatchJob; seed: ChanceSeed; order: FoundOrder };
/** `isCut`: there are more than are shown. */
type Chosen = { shown: Candidate[]; isCut: boolean };

/** The first 200 whom the organisation may find, however many of those before them it may not. */
export async function chooseShown(app: App, table: FoundTable, { finder, job, seed, order }: Wanted): Promise<Chosen> {
  const { shown: limit } = foundLimits;
  const findable: Candidate[] = [];
  let after: Candidate | null = null;
  for (let take = first; ; take = Math.min(most, take * growth)) {
    const candidates: Candidate[] = await bestCandidates(table, { job, seed, order, take, after });
    for (let start = 0; start < candidates.length && findable.length <= limit; start += portion)
      findable.push(...(await listFindable(app.db.prisma, finder, candidates.slice(start, start + portion))));
    after = candidates.at(-1) ?? null;
    if (findable.length > limit || candidates.length < take || after === null) break;
  }
  return { shown: findable.slice(0, limit), isCut: findable.length > limit };
}
