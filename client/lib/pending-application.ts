/** The job for which a person still needs a result, so that the test leads back to its application. */
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { uuidPattern } from './new-id.ts';

export type PendingApplication = { jobId: string; title: string };

const key = 'pending_application';
const storedMs = 7 * 24 * 60 * 60 * 1000;

export function readPendingApplication(): PendingApplication | null {
  const [jobId = '', since = '', ...title] = (readStored(key) ?? '').split(' ');
  const age = Date.now() - Number(since);
  return uuidPattern.test(jobId) && age >= 0 && age < storedMs ? { jobId, title: title.join(' ') } : null;
}

export const storePendingApplication = ({ jobId, title }: PendingApplication): void =>
  writeStored(key, [jobId, Date.now(), title].join(' '));

export const removePendingApplication = (): void => removeStored(key);
