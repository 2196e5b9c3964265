import type { IncomingMessage } from 'node:http';
import { TRPCError } from '@trpc/server';
import { findShapeViolation } from '../../core/trpc/json-shape.ts';

/**
 * Requires JSON even for an empty body, because a form on another site cannot claim to send JSON.
 * @throws TRPCError UNSUPPORTED_MEDIA_TYPE
 */
export function requireJson({ method, headers }: IncomingMessage): void {
  const isJson = method === 'GET' || (headers['content-type'] ?? '').startsWith('application/json');
  if (!isJson) throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
}

export async function readRequestInput(
  request: IncomingMessage,
  query: URLSearchParams,
  maxBodyBytes: number,
): Promise<unknown> {
  try {
    if (request.method !== 'GET') return parseBody(await readBody(request, maxBodyBytes));
    const input = query.get('input');
    return input ? (JSON.parse(input) as unknown) : undefined;
  } catch (cause) {
    throw cause instanceof TRPCError ? cause : new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}

const jsonLimits = { values: 5_000, depth: 40 };

function parseBody(body: Buffer): unknown {
  if (findShapeViolation(body, jsonLimits) !== null) throw new TRPCError({ code: 'BAD_REQUEST' });
  return JSON.parse(body.toString());
}

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
