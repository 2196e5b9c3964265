import type { ActiveSession } from '#shared/account/schema.ts';
import { deviceOf } from './device.ts';

type Row = { publicId: string; userAgent: string; address: string; createdAt: Date; lastSeenAt: Date };

/** A session as its owner sees it: never its hash. */
export const presentSession = (row: Row, currentPublicId: string): ActiveSession => ({
  sessionId: row.publicId,
  isCurrent: row.publicId === currentPublicId,
  device: deviceOf(row.userAgent),
  address: row.address,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
});
