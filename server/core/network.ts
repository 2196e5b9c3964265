import { isIPv6 } from 'node:net';

/** What counts as one address: of IPv6 the /64 that a provider gives to one household, which is free to use all of it. */
export function householdOf(address: string): string {
  const [withoutZone = ''] = address.split('%', 1);
  const plain = withoutZone.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.slice(0, 100);
  const [head = '', tail] = plain.split('::');
  const [front, back] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
