import { useLocation } from 'react-router-dom';
import { signInPath, signUpPath } from './access.ts';
import { paths } from './paths.ts';
import { guestTokens } from './tests/test-tokens.ts';
import { useUrlParams } from './use-url-query.ts';

const param = 'release';
const dialogNames = ['apply', 'give', 'update'] as const;
type ReleaseDialogName = (typeof dialogNames)[number];

/** The open dialog is part of the URL, so that it reopens after sign-in. */
export function useReleaseDialog() {
  const { params, change } = useUrlParams();
  const { pathname } = useLocation();
  return {
    dialog: dialogNames.find((one) => one === params.get(param)) ?? null,
    open: (dialog: ReleaseDialogName) => change({ [param]: dialog }),
    close: () => change({ [param]: '' }),
    /** A guest with a result has no account yet. */
    signInPathFor: (dialog: ReleaseDialogName) => {
      const path = `${pathname}?${param}=${dialog}`;
      return guestTokens() === null ? signInPath(path) : signUpPath(path);
    },
  };
}

export const applyPath = (jobId: string): string => `${paths.job(jobId)}?${param}=${dialogNames[0]}`;

/** Shows the newer state to the company of a job that sees an older one. */
export const updatePath = (jobId: string): string => `${paths.job(jobId)}?${param}=${dialogNames[2]}`;

export const releasePath = (slug: string): string => `${paths.companyPage(slug)}?${param}=${dialogNames[1]}`;
