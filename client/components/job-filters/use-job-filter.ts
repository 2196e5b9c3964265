import { useAddress } from '../../lib/use-address.ts';
import { defaultRadius, filterIn, type JobFilterState } from './job-filter.ts';

/** The filters of a list of jobs; they stand in the address, so that a list can be kept and passed on. */
export function useJobFilter() {
  const { params, change, clear } = useAddress();
  const filter = filterIn(params);
  const set = (changes: Partial<JobFilterState>) => change(addressOf(changes));
  return { params, filter, set, change, clear };
}

function addressOf(changes: Partial<JobFilterState>): Record<string, string> {
  const { search, radius, employment, pay, currency, ...texts } = changes;
  return {
    ...texts,
    ...(search !== undefined && { q: search }),
    ...(radius !== undefined && { radius: radius === defaultRadius ? '' : String(radius) }),
    ...(employment !== undefined && { employment: employment.join(',') }),
    ...(pay !== undefined && { pay: pay === 0 ? '' : String(pay) }),
    ...(currency !== undefined && { currency: currency === 'EUR' ? '' : currency }),
  };
}
