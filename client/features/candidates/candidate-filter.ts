import {
  type CandidateFilter,
  type CandidateSort,
  candidateSorts,
  candidateTabs,
  statusFilters,
} from '#shared/candidates/schema.ts';
import { applicationLimits } from '#shared/releases/limits.ts';

export type CandidateWish = CandidateFilter & { sort: CandidateSort };

export const searchLimit = 100;
const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idIn = (text: string | null): string | null => (text !== null && idShape.test(text) ? text : null);

/** What the address asks for; what does not belong there counts as not said. */
export function wishIn(params: URLSearchParams): CandidateWish {
  return {
    jobId: jobIn(params),
    tab: candidateTabs.find((one) => one === params.get('tab')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, searchLimit),
    status: statusFilters.find((one) => one === params.get('status')) ?? 'any',
    onlyReliable: params.get('reliable') === '1',
    onlyNamed: params.get('named') === '1',
    sort: candidateSorts.find((one) => one === params.get('sort')) ?? 'newest',
  };
}

export const jobIn = (params: URLSearchParams): string | null => idIn(params.get('job'));

const flag = (isOn: boolean): string => (isOn ? '1' : '');

/** How a change stands in the address; what is usual is left out. */
export function addressOf(changes: Partial<CandidateWish>): Record<string, string> {
  const { jobId, tab, search, status, onlyReliable, onlyNamed, sort } = changes;
  return {
    ...(jobId !== undefined && { job: jobId ?? '' }),
    ...(tab !== undefined && { tab: tab === 'all' ? '' : tab }),
    ...(search !== undefined && { search }),
    ...(status !== undefined && { status: status === 'any' ? '' : status }),
    ...(onlyReliable !== undefined && { reliable: flag(onlyReliable) }),
    ...(onlyNamed !== undefined && { named: flag(onlyNamed) }),
    ...(sort !== undefined && { sort: sort === 'newest' ? '' : sort }),
  };
}

export const nothingWished: CandidateWish = wishIn(new URLSearchParams());

/** How many of the filters behind the button are set. */
export const filterCount = ({ status, onlyReliable, onlyNamed }: CandidateWish): number =>
  [status !== 'any', onlyReliable, onlyNamed].filter(Boolean).length;

/** Whether an empty list may be empty because of what was chosen. */
export const isNarrowed = (wish: CandidateWish): boolean =>
  filterCount(wish) > 0 || wish.search !== '' || wish.jobId !== null || wish.tab !== 'all';

/** Who stands side by side, in the order chosen. */
export const comparedIn = (params: URLSearchParams): string[] => {
  const ids = (params.get('ids') ?? '').split(',').flatMap((id) => idIn(id) ?? []);
  return [...new Set(ids)].slice(0, applicationLimits.compared);
};
