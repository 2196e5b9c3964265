import type { PayUnit } from '../../jobs/draft.ts';
import type { JobPay, PayFigures } from '../../jobs/pay.ts';
import type { Currency } from '../../places/country.ts';
import { locale } from '../../product.ts';

export const payUnitWords: Readonly<Record<PayUnit, string>> = {
  hour: 'je Stunde',
  month: 'im Monat',
  year: 'im Jahr',
};
export const payMissingText = 'Gehalt nicht genannt';

/** Engines format Swiss thousands with different apostrophes. */
const formatter = (place: string, options: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(place, options);
  return (amount: number): string => format.format(amount).replaceAll("'", '’');
};
const amountFormats = (place: string) => ({
  whole: formatter(place, { maximumFractionDigits: 0 }),
  cents: formatter(place, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
});
/** Swiss readers expect a decimal point. */
const ofCurrency = {
  EUR: { ...amountFormats(locale), sign: '€' },
  CHF: { ...amountFormats('de-CH'), sign: 'CHF' },
} as const satisfies Record<Currency, object>;

export const amountText = (amount: number, currency: Currency): string =>
  `${ofCurrency[currency].whole(amount)}\u00a0${ofCurrency[currency].sign}`;

export function payText(pay: JobPay): string {
  if (pay.kind === 'none') return payMissingText;
  const range = rangeText(pay);
  if (pay.kind === 'range') return range ?? payMissingText;
  const agreed = [pay.agreement, pay.group].filter((part) => part !== '').join(', ');
  return range === null ? agreed : `${agreed} (${range})`;
}

/** The figures, and apart from them the collective agreement that they follow. */
export function payParts(pay: JobPay): { figure: string; agreement: string | null } {
  const isAgreementWithFigures = pay.kind === 'agreement' && (pay.from !== null || pay.to !== null);
  if (!isAgreementWithFigures) return { figure: payText(pay), agreement: null };
  return { figure: payText({ ...pay, kind: 'range' }), agreement: payText({ ...pay, from: null, to: null }) };
}

function rangeText({ from, to, unit, currency, salaries }: PayFigures): string | null {
  const { whole, cents, sign } = ofCurrency[currency];
  const amounts = [from, to].filter((amount) => amount !== null);
  const format = amounts.every((amount) => Number.isInteger(amount)) ? whole : cents;
  const often = unit === 'month' && salaries !== 12 ? `, ${salaries}-mal im Jahr` : '';
  const tail = `\u00a0${sign} ${payUnitWords[unit]}${often}`;
  if (from !== null && to !== null && from !== to) return `${format(from)} bis ${format(to)}${tail}`;
  if (from !== null && to === null) return `ab ${format(from)}${tail}`;
  if (to !== null && from === null) return `bis ${format(to)}${tail}`;
  return from === null ? null : `${format(from)}${tail}`;
}
