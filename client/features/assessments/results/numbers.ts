import { locale } from '#shared/product.ts';

const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '11,7' */
export const formatAverage = (points: number): string => oneDigit.format(points);

/** '0,93' */
export const formatConsistence = (consistence: number): string => twoDigits.format(consistence);
