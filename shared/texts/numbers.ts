/** A count with its word: '1 Mail', '2 Mails', '1.000 Mails'. */
export const several = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** An estimate: no more of its digits than it is worth. */
export const about = (estimate: number): string => `rund ${Number(estimate.toPrecision(3)).toLocaleString('de-DE')}`;
