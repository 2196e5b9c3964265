import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { shapeFault } from '../core/json-shape.ts';

type Options = { maxBodyBytes: number; signal: AbortSignal };

/** What tRPC reads of a request. Only JSON is spoken here: files have a route of their own. */
type TrpcRequest = Pick<Request, 'url' | 'method' | 'signal' | 'body' | 'json' | 'formData'> & {
  headers: Pick<Headers, 'get' | 'has'>;
};

export function asTrpcRequest(request: IncomingMessage, { maxBodyBytes, signal }: Options): Request {
  const asked: TrpcRequest = {
    // Only what is asked for counts; what stands before the question mark need not be an address at all.
    url: `http://localhost/?${(request.url ?? '').split('?').slice(1).join('?')}`,
    method: request.method ?? 'GET',
    signal,
    headers: {
      get: (name) => request.headers[name]?.toString() ?? null,
      has: (name) => request.headers[name] !== undefined,
    },
    body: null,
    json: async () => parsed(await readBody(request, maxBodyBytes)),
    formData: () => Promise.reject(new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' })),
  };
  return asked as Request;
}

/** Far above what any form or batch of them has. */
const shape = { values: 5_000, depth: 40 };

/** @throws TRPCError BAD_REQUEST before anything is built of a body that is made to be slow */
function parsed(body: Buffer): unknown {
  if (shapeFault(body, shape) !== null) throw new TRPCError({ code: 'BAD_REQUEST' });
  return JSON.parse(body.toString());
}

/** @throws TRPCError PAYLOAD_TOO_LARGE as soon as the body is longer than allowed */
function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      request.removeAllListeners('data').pause();
      reject(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('close', () => {
      if (!request.complete) reject(new TRPCError({ code: 'CLIENT_CLOSED_REQUEST' }));
    });
  });
}
