import { locale } from '#shared/product.ts';

const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '0,93' */
export const formatTwoDigits = (figure: number): string => twoDigits.format(figure);
