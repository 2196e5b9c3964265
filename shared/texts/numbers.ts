/** A count with its word: '1 Mail', '2 Mails', '1.000 Mails'. */
export const several = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
