import type { Tx } from '../../../core/db.ts';

type KnownAs = { names: string[]; domains: string[] };

/** How an organisation is called and from where its members write, now and whenever it looked before. */
export async function findKnownAs(
  tx: Tx,
  orgId: string,
): Promise<KnownAs & { formerNames: string[]; formerDomains: string[] }> {
  const rows = await tx.$queryRaw<Array<KnownAs & { formerNames: string[]; formerDomains: string[] }>>`
    select array[o.name] as names, o.known_names as "formerNames", o.known_domains as "formerDomains",
           array(select distinct lower(split_part(u.email, '@', 2)) from org_members m join users u on u.id = m.user_id
                  where m.org_id = o.id) as domains
      from orgs o where o.id = ${orgId}::uuid`;
  return rows[0] ?? { names: [], domains: [], formerNames: [], formerDomains: [] };
}

export async function writeKnownAs(tx: Tx, orgId: string, { names, domains }: KnownAs): Promise<void> {
  await tx.$executeRaw`
    update orgs set known_names = ${names}::text[], known_domains = ${domains}::text[] where id = ${orgId}::uuid`;
}
