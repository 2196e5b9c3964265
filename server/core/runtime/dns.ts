import { Resolver } from 'node:dns/promises';

/** The TXT records of a domain, each as one text; [] for none, null if DNS did not answer. */
export type ResolveTxt = (domain: string) => Promise<string[] | null>;

const timeoutMs = 5_000;
/** Far more than any domain has. */
const mostRecords = 200;
const noRecord: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);

export const resolveTxt: ResolveTxt = async (domain) => {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    return (await resolver.resolveTxt(domain)).slice(0, mostRecords).map((chunks) => chunks.join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return noRecord.has(code) ? [] : null;
  } finally {
    clearTimeout(timer);
  }
};
