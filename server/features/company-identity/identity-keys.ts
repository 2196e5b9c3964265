import { getDomain } from 'tldts';
import type { CompanyImprint } from '#shared/organisations/imprint.ts';
import { registerKeys, seatKey } from '#shared/organisations/imprint-keys.ts';
import { isFreeMailDomain } from '#shared/organisations/mail-domain.ts';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import { nameKey } from '#shared/talent-pool/blocked-companies.ts';
import type { App } from '../../core/app.ts';

/** Compared with blocks only: they do not link companies, because many companies write from gmail.com. */
export const blockKinds = ['name', 'domain'] as const;
/** Imprints are unproven, so these keys never bind a company that claimed them earlier. */
export const imprintKinds = ['legal', 'register', 'seat'] as const;
export const linkingKinds = ['likeness', 'site', 'account', 'address', ...imprintKinds] as const;
export type KeyKind = (typeof blockKinds)[number] | (typeof linkingKinds)[number];

/** `isProven`: no other company can have the key. */
export type Key = { kind: KeyKind; value: string; isProven: boolean };

type OwnerFact = { userId: string; email: string; isConfirmed: boolean };
export type Facts = {
  name: string;
  foundedAt: Date;
  owners: readonly OwnerFact[];
  domains: ReadonlyArray<{ domain: string; isConfirmed: boolean }>;
  imprint: Pick<CompanyImprint, 'legalName' | 'street' | 'postalCode' | 'town' | 'country' | 'register'> | null;
};

/** RFC 2606: reserved domains. */
const exampleDomains: ReadonlySet<string> = new Set(['example.com', 'example.net', 'example.org']);

function siteOf(domain: string): string | null {
  const site = getDomain(domain, { allowPrivateDomains: true });
  return site === null || exampleDomains.has(site) || isFreeMailDomain(domain) ? null : site;
}

const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return `${local.split('+', 1)[0]}@${domain}`;
};

/** Fits an index row; a name of 200 characters can become longer in Latin letters. */
const maxKeyLength = 500;

const claimedKeys = (kind: KeyKind, values: readonly string[]): Key[] =>
  values.map((value) => ({ kind, value, isProven: false }));

/** Distinct and sorted, so that concurrent writers lock rows in the same order. */
export function keysOf({ secrets }: Pick<App, 'secrets'>, { name, owners, domains, imprint }: Facts): Key[] {
  const keys: Key[] = [
    ...claimedKeys('name', [name, imprint?.legalName ?? ''].map(nameKey)),
    ...claimedKeys('likeness', [companyNameKey(name)]),
    ...claimedKeys('legal', [name, imprint?.legalName ?? ''].map(companyNameKey)),
    ...claimedKeys('register', imprint === null ? [] : registerKeys(imprint)),
    ...claimedKeys('seat', imprint === null ? [] : [seatKey(imprint)]),
    ...owners.flatMap(({ userId, email, isConfirmed }): Key[] => [
      { kind: 'account', value: userId, isProven: true },
      { kind: 'address', value: secrets.derive(`owner ${mailboxOf(email)}`), isProven: isConfirmed },
    ]),
    ...domains.flatMap(({ domain, isConfirmed }): Key[] => [
      { kind: 'domain', value: domain, isProven: false },
      { kind: 'site', value: siteOf(domain) ?? '', isProven: isConfirmed },
    ]),
  ];
  const merged = new Map<string, Key>();
  for (const fullKey of keys.filter(({ value }) => value !== '')) {
    const key = { ...fullKey, value: fullKey.value.slice(0, maxKeyLength) };
    const id = idOf(key);
    merged.set(id, { ...key, isProven: key.isProven || merged.get(id)?.isProven === true });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key);
}

export const idOf = ({ kind, value }: Pick<Key, 'kind' | 'value'>): string => `${kind} ${value}`;
