/** UTF-8 as it should be, UTF-16 with or without its mark, and otherwise what Excel writes on Windows. */
export function readCsvText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const sampleBytes = 2_000;

/** Without a byte order mark the zero bytes of Latin letters tell: they come second in little endian, first in big endian. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 3;
  if (Math.max(even, odd) < most || sample.length < 4) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}
