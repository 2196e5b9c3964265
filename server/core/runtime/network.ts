import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;

/** An IPv4 address written as IPv6 is the IPv4 address; null for what is no address at all. */
function parse(address: string): Address | null {
  const [withoutZone = ''] = address.split('%', 1);
  return ipaddr.IPv4.isValidFourPartDecimal(withoutZone) || ipaddr.IPv6.isValid(withoutZone)
    ? ipaddr.process(withoutZone)
    : null;
}

const isV6 = (address: Address): address is ipaddr.IPv6 => address.kind() === 'ipv6';
const shortened = (text: string): string => text.slice(0, 100);

/** What counts as one address: of IPv6 the /64 that a provider gives to one household, which is free to use all of it. */
export function householdOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return shortened(address);
  if (!isV6(parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The neighbourhood that one subscriber can easily change addresses in: IPv4 /24, IPv6 /56. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return shortened(address);
  if (!isV6(parsed)) return `${parsed.toString().split('.').slice(0, 3).join('.')}.0/24`;
  const [first, second, third, fourth = ''] = parsed.parts.map((group) => group.toString(16).padStart(4, '0'));
  return `${first}:${second}:${third}:${fourth.slice(0, 2)}00::/56`;
}

/** One IPv4 address; of IPv6 the whole neighbourhood, because one subscriber has more addresses than anybody can count. */
export function sourceOf(address: string): string {
  const parsed = parse(address);
  return parsed === null || isV6(parsed) ? networkOf(address) : parsed.toString();
}
