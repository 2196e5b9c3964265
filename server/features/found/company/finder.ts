/**
 * By what somebody may have blocked an organisation: its name and the mail domains of everybody who belongs to it, as they are and as they
 * were whenever it looked for people. So renaming itself neither gets around a block nor shows who has blocked another company.
 */
import { domainKeys, nameKeys } from '#shared/found/blocks.ts';
import type { Tx } from '../../../core/db.ts';
import type { Finder } from './conditions.ts';
import { findKnownAs, writeKnownAs } from './finder-queries.ts';

/** Of each. Nothing that is remembered is ever forgotten for something newer: otherwise it could be pushed out. */
const mostRemembered = 500;

export async function finderOf(tx: Tx, orgId: string, now: Date): Promise<Finder> {
  const known = await findKnownAs(tx, orgId);
  const names = new Set([...known.formerNames, ...known.names]);
  const domains = new Set([...known.formerDomains, ...known.domains]);
  const kept = { names: remembered(names), domains: remembered(domains) };
  const isNew = kept.names.length > known.formerNames.length || kept.domains.length > known.formerDomains.length;
  if (isNew) await writeKnownAs(tx, orgId, kept);
  return {
    orgId,
    names: [...new Set([...names].flatMap(nameKeys))],
    domains: [...new Set([...domains].flatMap(domainKeys))],
    now,
  };
}

const remembered = (words: ReadonlySet<string>): string[] => [...words].slice(0, mostRemembered);
