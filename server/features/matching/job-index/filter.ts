import { employments, workplaces } from '#shared/jobs/draft.ts';
import { payRankRange } from '#shared/jobs/pay.ts';
import { type Box, boxAround, distanceKm } from '#shared/places/distance.ts';
import type { JobCriteria } from '../../job-board/service.ts';
import { fieldBit, type JobTable } from './job-table.ts';
import type { Jobs } from './load.ts';

export type JobFilter = { criteria: JobCriteria; rowsWithWords: ReadonlySet<number> | null; now: number };

const remoteWork = workplaces.indexOf('remote');

/** Online jobs of the criteria. Its words are ignored, because they need a search. */
export const createOpenFilter = (jobs: Jobs, criteria: JobCriteria, now: Date): ((row: number) => boolean) =>
  createFilter(jobs, { criteria, rowsWithWords: null, now: now.getTime() });

export function createFilter(
  { table, companies }: Jobs,
  { criteria, rowsWithWords, now }: JobFilter,
): (row: number) => boolean {
  const { remote, employment, fields, pay, company } = criteria;
  const ranks = payRankRange(criteria.currency);
  const kinds = employment.reduce((mask, kind) => mask | (1 << employments.indexOf(kind)), 0);
  const fieldMask = fields.reduce((mask, field) => mask | fieldBit(field), fieldBit(null));
  const owner =
    company === '' ? null : companies.list.findIndex((one) => one?.isPublic === true && one.slug === company);
  const { columns } = table;
  const isNear = createNearFilter(columns, criteria);
  const isRemote = (row: number) => columns.workplaces[row] === remoteWork;
  const isPaid = (row: number): boolean => {
    const rank = columns.payRank[row] ?? 0;
    return (columns.payTo[row] ?? 0) >= pay && rank >= ranks.least && rank <= ranks.most;
  };
  return (row) => {
    if ((columns.endsAt[row] ?? 0) <= now) return false;
    if (kinds !== 0 && (kinds & (1 << (columns.employments[row] ?? 0))) === 0) return false;
    if (fields.length > 0 && (fieldMask & (columns.fields[row] ?? 0)) === 0) return false;
    if (pay > 0 && !isPaid(row)) return false;
    if (owner !== null && columns.companies[row] !== owner) return false;
    if (rowsWithWords !== null && !rowsWithWords.has(row)) return false;
    if (remote === 'only') return isRemote(row);
    return isNear === null || isNear(row) || (remote === 'also' && isRemote(row));
  };
}

/** Checks the bounding box first, because distances are expensive to compute. */
function createNearFilter(columns: JobTable['columns'], { circle }: JobCriteria): ((row: number) => boolean) | null {
  if (circle === null) return null;
  const box = boxAround(circle, circle.radiusKm);
  return (row) => {
    const place = { latitude: columns.latitudes[row] ?? Number.NaN, longitude: columns.longitudes[row] ?? Number.NaN };
    return isInside(box, place) && distanceKm(circle, place) <= circle.radiusKm;
  };
}

const isInside = (
  { south, west, north, east }: Box,
  { latitude, longitude }: { latitude: number; longitude: number },
) => latitude >= south && latitude <= north && longitude >= west && longitude <= east;
