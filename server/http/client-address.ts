import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';
import type { Env } from '../core/env.ts';

/** Whose request it is, by the rule of Express' `trust proxy`; for requests that never reach Express. */
export const clientAddress = ({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>, request: IncomingMessage): string =>
  proxyAddress(request, (_address, hop) => hop < TRUST_PROXY) ?? '';

/** What counts as one address: of IPv6 the /64 that a provider gives to one household, which is free to use all of it. */
export function networkOf(address: string): string {
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
