import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';
import type { Env } from '../core/runtime/env.ts';

/** Whose request it is, by the rule of Express' `trust proxy`; for requests that never reach Express. */
export const clientAddress = ({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>, request: IncomingMessage): string =>
  proxyAddress(request, (_address, hop) => hop < TRUST_PROXY) ?? '';
