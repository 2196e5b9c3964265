import { useLocation } from 'react-router-dom';
import { signInPath } from './access.ts';
import { paths } from './paths.ts';
import { useAddress } from './use-wish.ts';

const param = 'release';
const ways = ['apply', 'give'] as const;
type ReleaseWay = (typeof ways)[number];

/** Which dialog is open stands in the address: so that who has to sign in first comes back to it. */
export function useReleaseWay() {
  const { params, change } = useAddress();
  const { pathname } = useLocation();
  return {
    way: ways.find((one) => one === params.get(param)) ?? null,
    open: (way: ReleaseWay) => change({ [param]: way }),
    close: () => change({ [param]: '' }),
    /** For who is not signed in. */
    signIn: (way: ReleaseWay) => signInPath(`${pathname}?${param}=${way}`),
  };
}

/** To the job, with the dialog for an application open. */
export const applyPath = (jobId: string): string => `${paths.job(jobId)}?${param}=${ways[0]}`;

/** To the company's page, with the dialog for a release open. */
export const givePath = (slug: string): string => `${paths.companyPage(slug)}?${param}=${ways[1]}`;
