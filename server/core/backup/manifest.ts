/** The last entry of a backup: everything a restore checks before it changes anything. */
import { z } from 'zod';

export const manifestName = 'manifest.json';
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = z.int().min(0);

const table = z.strictObject({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)).min(1),
  rows: size,
  bytes: size,
  sha256,
});

export const manifestSchema = z.strictObject({
  format: z.literal('passgenau-backup'),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  createdAt: z.iso.datetime(),
  postgresVersion: z.int(),
  /** Names of the applied migrations with the SHA-256 of their SQL, in order. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })),
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name: z.string().regex(/^[a-z_][a-z0-9_]*$/), value: z.string() })),
  /** The SHA-256 covers one line `key sha256` per file, in the order of the keys. */
  files: z.strictObject({ count: size, bytes: size, sha256 }),
  queuedJobs: size,
  /** The first 16 hex digits of the SHA-256 of the secret key; the archive has the key only if it was a file. */
  secretKey: z.strictObject({ fingerprint: z.string().regex(/^[0-9a-f]{16}$/), isIncluded: z.boolean() }).nullable(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];

/** The order of the entries in the archive. Large tables have several parts. */
export const entryNames = {
  tablePart: (table: string, part: number): string => `database/${table}/${String(part).padStart(6, '0')}`,
  file: (key: string): string => `files/${key}`,
  queue: 'queue.jsonl',
  secretKey: 'secret.key',
};

export const tableOfEntry = (name: string): string | null => /^database\/([a-z0-9_]+)\/\d{6}$/.exec(name)?.[1] ?? null;
export const fileOfEntry = (name: string): string | null => (name.startsWith('files/') ? name.slice(6) : null);
