import { paths } from '../../lib/paths.ts';

/** Somebody as this job has found them. */
export const foundPersonPath = (personId: string, jobId: string): string =>
  `${paths.company.foundPerson(personId)}?job=${jobId}`;
