/** What JSON may be made of before anything is built of it: a few bytes can become a hundred in memory. */
export type JsonBounds = {
  /** Values of any kind, keys among them. */
  values: number;
  /** How deep they may stand inside each other; deep nesting exhausts the stack. */
  depth: number;
};

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')];
const [curly, square, closingCurly, closingSquare] = [code('{'), code('['), code('}'), code(']')];

/** Which bound the JSON breaks, or null. Whether it is JSON at all is not looked at. Linear in its length. */
export function brokenBound(bytes: Buffer, { values, depth }: JsonBounds): keyof JsonBounds | null {
  let [count, deep] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at] ?? 0;
    if (sign === quote) at = endOfText(bytes, at);
    else if (sign === closingCurly || sign === closingSquare) deep--;
    else if (sign === curly || sign === square) {
      if (++deep > depth) return 'depth';
      count++;
    } else if ((sign === comma || sign === colon) && ++count > values) return 'values';
    if (count > values) return 'values';
  }
  return null;
}

/** Where the closing quote of a text stands: one that an even number of backslashes precedes. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let before = end;
    while (bytes[before - 1] === backslash) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return bytes.length;
}
