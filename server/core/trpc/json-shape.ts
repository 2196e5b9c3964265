const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const [opening, closing] = [
  [code('{'), code('[')],
  [code('}'), code(']')],
];

type ShapeLimits = { values: number; depth: number };

/**
 * Null if acceptable. Runs before parsing: a few bytes can expand a hundredfold in memory, and deep nesting exhausts
 * the stack.
 */
export function findShapeViolation(bytes: Buffer, limits: ShapeLimits): 'values' | 'depth' | null {
  let [values, depth] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at] ?? 0;
    if (sign === quote) at = endOfText(bytes, at);
    else if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth--;
    else if (sign !== comma) continue;
    if (sign !== quote && ++values > limits.values) return 'values';
    if (depth > limits.depth) return 'depth';
  }
  return null;
}

function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let before = end;
    while (bytes[before - 1] === backslash) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return bytes.length;
}
