import { locale } from '../product.ts';
import type { PayUnit } from './draft.ts';
import type { JobPay } from './pay.ts';

export const payUnitWords: Readonly<Record<PayUnit, string>> = {
  hour: 'je Stunde',
  month: 'im Monat',
  year: 'im Jahr',
};
export const payNotNamed = 'Gehalt nicht genannt';

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '3.200 bis 3.900 € im Monat', 'TVöD-P, P7', 'Gehalt nicht genannt': the same everywhere that a pay stands. */
export function payText(pay: JobPay): string {
  if (pay.kind === 'none') return payNotNamed;
  const range = rangeText(pay);
  if (pay.kind === 'range') return range ?? payNotNamed;
  const agreed = [pay.agreement, pay.group].filter((part) => part !== '').join(', ');
  return range === null ? agreed : `${agreed} (${range})`;
}

type Range = { from: number | null; to: number | null; unit: PayUnit };

function rangeText({ from, to, unit }: Range): string | null {
  const amounts = [from, to].filter((amount) => amount !== null);
  const format = amounts.every((amount) => Number.isInteger(amount)) ? whole : cents;
  const tail = `\u00a0€ ${payUnitWords[unit]}`;
  if (from !== null && to !== null && from !== to) return `${format.format(from)} bis ${format.format(to)}${tail}`;
  if (from !== null && to === null) return `ab ${format.format(from)}${tail}`;
  if (to !== null && from === null) return `bis ${format.format(to)}${tail}`;
  return from === null ? null : `${format.format(from)}${tail}`;
}
