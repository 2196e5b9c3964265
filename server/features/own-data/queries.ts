import type { Prisma } from '#prisma/generated/client.ts';
import type { Database, Tx } from '../../core/database/db.ts';

export type OwnFile = {
  id: string;
  key: string;
  filename: string;
  type: string;
  size: number;
  /** False for files of an organisation that the person has left. */
  isReadable: boolean;
};

/** Far below the limit of an archive. */
const maxFiles = 20_000;

export async function listOwnFiles({ pool }: Database, userId: string): Promise<OwnFile[]> {
  const { rows } = await pool.query<OwnFile>(
    `select f.id, f.key, f.filename, f.type, f.size::float8 as size,
            f.org_id is null or exists (select 1 from org_members m where m.org_id = f.org_id and m.user_id = $1) as "isReadable"
       from stored_files f where f.created_by = $1 order by f.created_at, f.id limit ${maxFiles}`,
    [userId],
  );
  return rows;
}

const columns = { id: true, jobId: true, fileKey: true, bytes: true, createdAt: true, expiresAt: true } as const;
export type ExportRow = Prisma.OwnDataExportGetPayload<{ select: typeof columns }>;

type NewExport = { userId: string; jobId: string; fileKey: string; createdAt: Date; expiresAt: Date };

export async function insertExport(tx: Tx, data: NewExport): Promise<string> {
  return (await tx.ownDataExport.create({ data, select: { id: true } })).id;
}

/** The newest first; rows go with their archives, so there are few. */
export const listExports = (tx: Tx, userId: string): Promise<ExportRow[]> =>
  tx.ownDataExport.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: columns,
  });

export const findExportOfJob = (tx: Tx, jobId: string): Promise<ExportRow | null> =>
  tx.ownDataExport.findUnique({ where: { jobId }, select: columns });

export const findExport = (tx: Tx, id: string) =>
  tx.ownDataExport.findUnique({ where: { id }, select: { ...columns, userId: true } });

/** False if the account, and with it the row, has gone. */
export async function updateToReady(tx: Tx, id: string, ready: { bytes: number; expiresAt: Date }): Promise<boolean> {
  return (await tx.ownDataExport.updateMany({ where: { id, bytes: null }, data: ready })).count === 1;
}

/** @returns the keys of the archives */
export async function deleteExportsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.ownDataExport.findMany({ where: { userId }, select: { fileKey: true } });
  await tx.ownDataExport.deleteMany({ where: { userId } });
  return rows.map(({ fileKey }) => fileKey);
}

export async function deleteExpired(tx: Tx, { now, take }: { now: Date; take: number }): Promise<string[]> {
  const rows = await tx.ownDataExport.findMany({
    where: { expiresAt: { lte: now } },
    orderBy: { expiresAt: 'asc' },
    take,
    select: { id: true, fileKey: true },
  });
  await tx.ownDataExport.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.map(({ fileKey }) => fileKey);
}

export const findOwner = (tx: Tx, userId: string) =>
  tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, profile: { select: { firstName: true, userType: true } } },
  });
