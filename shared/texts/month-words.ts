import { locale } from '../product.ts';

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11' is 'November 2026'. */
export const monthWords = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
