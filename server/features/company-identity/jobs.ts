import { foundLimits } from '#shared/releases/limits.ts';
import { monthsAfter } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { removeCompaniesBefore, removeKeysBefore, removeRefusalsBefore } from './queries.ts';

export const pastRefusals: Sweep = { name: 'refusals of contact', remove: removeRefusalsBefore };
export const pastCompanyKeys: Sweep = { name: 'expired keys of companies', remove: removeKeysBefore };
export const pastCompanies: Sweep = {
  name: 'deleted companies',
  remove: (tx, now, take) => removeCompaniesBefore(tx, monthsAfter(now, -foundLimits.refusalMonths), take),
};
