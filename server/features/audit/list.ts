import type { AuditEventDetails, AuditEventRow, AuditInput } from '#shared/admin/audit.ts';
import { listPageSize } from '#shared/admin/list.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { auditSentence, isAuditAction } from '#shared/texts/audit/audit.ts';
import type { App } from '../../core/app.ts';
import { readKeysetPage } from '../../core/database/keyset.ts';
import { RuleError } from '../../core/errors.ts';
import { type EventRow, findEvent, findFilterNames, listEvents } from './list-queries.ts';

export async function getAuditPage(app: App, input: AuditInput, size = listPageSize) {
  const { rows, nextCursor } = await readKeysetPage(size, (take) => listEvents(app.db.prisma, input, take));
  return { rows: rows.map(presentEvent), nextCursor };
}

export async function getAuditList(app: App, input: AuditInput) {
  const hasNameFilter = input.actor !== '' || input.org !== '';
  const filterNames = hasNameFilter ? await findFilterNames(app.db.prisma, input) : { actor: null, organisation: null };
  return { ...(await getAuditPage(app, input)), called: filterNames };
}

/** @throws RuleError NOT_FOUND */
export async function getAuditEvent(app: App, eventId: string): Promise<AuditEventDetails> {
  const row = await findEvent(app.db.prisma, BigInt(eventId));
  if (row === null) throw new RuleError('NOT_FOUND');
  const { details, names, address, isErased, position, hash, chainedAt } = row;
  const isChained = position !== null && hash !== null && chainedAt !== null;
  return {
    ...presentEvent(row),
    ...{ details, names: names ?? {}, address: address ?? '', isErased },
    link: isChained ? { position: position.toString(), hash: Buffer.from(hash).toString('hex'), chainedAt } : null,
  };
}

function presentEvent(row: EventRow): AuditEventRow {
  const { eventId, createdAt, action, resourceType, resourceId, actorId, actorName, orgId, orgName } = row;
  return {
    ...{ eventId: eventId.toString(), createdAt, action, resourceType, resourceId, sentence: sentenceOf(row) },
    actor: actorId === null ? null : { userId: actorId, name: actorName },
    organisation: orgId === null ? null : { organisationId: orgId, name: orgName },
  };
}

const sentenceOf = ({ action, details, names }: EventRow): string =>
  isAuditAction(action) ? auditSentence(action, { details, names: names ?? {} }) : texts.unknownAction(action);
