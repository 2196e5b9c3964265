import { useLocation } from 'react-router-dom';
import { signInPath } from './access.ts';
import { paths } from './paths.ts';
import { useAddress } from './use-wish.ts';

const param = 'release';
const ways = ['apply', 'give'] as const;
type ReleaseWay = (typeof ways)[number];

/** The open dialog is part of the URL, so that it opens again after sign-in. */
export function useReleaseWay() {
  const { params, change } = useAddress();
  const { pathname } = useLocation();
  return {
    way: ways.find((one) => one === params.get(param)) ?? null,
    open: (way: ReleaseWay) => change({ [param]: way }),
    close: () => change({ [param]: '' }),
    signIn: (way: ReleaseWay) => signInPath(`${pathname}?${param}=${way}`),
  };
}

export const applyPath = (jobId: string): string => `${paths.job(jobId)}?${param}=${ways[0]}`;

export const givePath = (slug: string): string => `${paths.companyPage(slug)}?${param}=${ways[1]}`;
