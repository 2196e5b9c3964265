/** Reads one file from standard input and writes one line of JSON per part. */
import net from 'node:net';

// Security: blocks network access, so a file cannot load anything.
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });
net.Socket.prototype.connect = () => {
  throw new Error('network access is disabled in this process');
};
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.exit(1), 500).unref();

const { size, ...named } = JSON.parse(process.argv[2] ?? '{}');
const say = (line) =>
  new Promise((resolve) => process.stdout.write(`${JSON.stringify(line)}\n`, () => resolve(undefined)));

const bytes = Buffer.from(new ArrayBuffer(size));
let filled = 0;
for await (const chunk of process.stdin) filled += chunk.copy(bytes, filled);

try {
  const { parse } = await import('./parse.ts');
  const { parts, unit, title } = await parse(bytes.subarray(0, filled), named);
  await say({ kind: 'head', unit, title });
  for (const part of parts) await say({ kind: 'part', part });
  await say({ kind: 'end' });
} catch (error) {
  await say({ kind: 'refused', code: typeof error?.code === 'string' ? error.code : 'FILE_BROKEN' });
}
process.exit(0);
