import { domainKeys } from '#shared/found/blocks.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { identityOf } from '../../company-identity/service.ts';
import type { Finder } from './conditions.ts';

/** What an organisation is known as, for every question about whom it may find. */
export async function finderOf(app: App, tx: Tx, orgId: string): Promise<Finder> {
  const { names, domains, ...identity } = await identityOf(app, tx, orgId);
  return {
    ...{ orgId, ...identity, now: app.clock.now() },
    names: names.map((words) => ` ${words} `),
    domains: [...new Set(domains.flatMap(domainKeys))],
  };
}
