import { Resolver } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

function parse(address: string): Address | null {
  const [withoutZone = ''] = address.split('%', 1);
  return ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone)
    ? ipaddr.process(withoutZone)
    : null;
}

const isV6 = (address: Address): address is ipaddr.IPv6 => address.kind() === 'ipv6';
const truncate = (text: string): string => text.slice(0, 100);

/** The unit for rate limits: an IPv4 address, or the IPv6 /64 that a provider assigns to one household. */
export function householdOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return truncate(address);
  if (!isV6(parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The range within which one subscriber can easily change addresses: IPv4 /24, IPv6 /56. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return truncate(address);
  if (!isV6(parsed)) return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth = ''] = parsed.parts.map((group) => group.toString(16).padStart(4, '0'));
  return `${first}:${second}:${third}:${fourth.slice(0, 2)}00::/56`;
}

/** One IPv4 address or an IPv6 /56, because one subscriber has practically unlimited IPv6 addresses. */
export function sourceOf(address: string): string {
  const parsed = parse(address);
  return parsed === null || isV6(parsed) ? networkOf(address) : parsed.toString();
}

/** [] for a domain without TXT records, null if DNS did not answer. */
export type ResolveTxt = (domain: string) => Promise<string[] | null>;

const timeoutMs = 5_000;
const maxRecords = 200;
const noRecordCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME']);

export const resolveTxt: ResolveTxt = async (domain) => {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 2 });
  const timer = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    return (await resolver.resolveTxt(domain)).slice(0, maxRecords).map((chunks) => chunks.join(''));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return noRecordCodes.has(code) ? [] : null;
  } finally {
    clearTimeout(timer);
  }
};
