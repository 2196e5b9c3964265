/**
 * Never change this input: existing links would no longer match. A JSON array delimits the parts and distinguishes
 * null from ''. Numbers and `jsonb` are the text of PostgreSQL, times are milliseconds.
 */
import { createHash } from 'node:crypto';

export type Content = {
  actorId: string | null;
  orgId: string | null;
  action: string;
  resourceType: string;
  resourceId: string;
  details: string;
  createdMs: string;
};

/** Personal data, separate from the event so that it can be erased. */
export type ErasablePart = { salt: string | null; address: string; names: string };

type LinkParts = { position: bigint; eventId: bigint; content: Content; namesHash: Buffer; chainedMs: string };

export const contentColumns = `
  e.actor_id::text as "actorId", e.org_id::text as "orgId", e.action, e.resource_type as "resourceType",
  e.resource_id as "resourceId", e.details::text as details,
  trunc(extract(epoch from e.created_at) * 1000)::text as "createdMs"`;

export const erasableColumns = 'n.salt, n.address, n.names::text as names';

export const genesisHash: Buffer = Buffer.alloc(32);

export function hashLink(
  previousHash: Buffer,
  { position, eventId, content, namesHash, chainedMs }: LinkParts,
): Buffer {
  const parts = [
    ...[position.toString(), eventId.toString(), content.actorId, content.orgId, content.action],
    ...[content.resourceType, content.resourceId, content.details, content.createdMs],
    ...[namesHash.toString('hex'), chainedMs],
  ];
  return createHash('sha256').update(previousHash).update(JSON.stringify(parts)).digest();
}

/** For an event in which the ids of a deleted account were replaced; its link contains the former content. */
export function hashContent({ actorId, orgId, action, resourceType, resourceId, details, createdMs }: Content): Buffer {
  const parts = [actorId, orgId, action, resourceType, resourceId, details, createdMs];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Marks of one deletion, in the order of event ids. */
export function addToDigest(
  digest: ReturnType<typeof createHash>,
  { eventId, contentHash }: { eventId: bigint; contentHash: Uint8Array },
): void {
  digest.update(`${eventId} ${Buffer.from(contentHash).toString('hex')}\n`);
}

export const hashNames = ({ salt, address, names }: ErasablePart): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([salt, address, names]))
    .digest();

export const isErased = ({ salt, address, names }: ErasablePart): boolean =>
  salt === null && address === '' && names === '{}';
