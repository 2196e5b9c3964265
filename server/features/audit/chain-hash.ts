/**
 * What the hashes of the chain are made of. An array in JSON says where each part begins and ends, and tells null from ''. Numbers
 * and `jsonb` come as PostgreSQL writes them, times as milliseconds. Never changed: old links would no longer fit.
 */
import { createHash } from 'node:crypto';

/** An event as `contentColumns` reads it. */
export type Content = {
  actorId: string | null;
  orgId: string | null;
  action: string;
  resourceType: string;
  resourceId: string;
  details: string;
  createdMs: string;
};

/** What stands beside it. */
export type Beside = { salt: string | null; address: string; names: string };

type LinkParts = { position: bigint; eventId: bigint; content: Content; namesHash: Buffer; chainedMs: string };

export const contentColumns = `
  e.actor_id::text as "actorId", e.org_id::text as "orgId", e.action, e.resource_type as "resourceType",
  e.resource_id as "resourceId", e.details::text as details,
  trunc(extract(epoch from e.created_at) * 1000)::text as "createdMs"`;

export const besideColumns = 'n.salt, n.address, n.names::text as names';

/** What the first link follows. */
export const beginning: Buffer = Buffer.alloc(32);

export function linkHash(before: Buffer, { position, eventId, content, namesHash, chainedMs }: LinkParts): Buffer {
  const parts = [
    ...[position.toString(), eventId.toString(), content.actorId, content.orgId, content.action],
    ...[content.resourceType, content.resourceId, content.details, content.createdMs],
    ...[namesHash.toString('hex'), chainedMs],
  ];
  return createHash('sha256').update(before).update(JSON.stringify(parts)).digest();
}

export const namesHashOf = ({ salt, address, names }: Beside): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([salt, address, names]))
    .digest();

export const isErased = ({ salt, address, names }: Beside): boolean =>
  salt === null && address === '' && names === '{}';
