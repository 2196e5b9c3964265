import { get, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { seconds } from '../core/runtime/clock.ts';

const timeoutMs = seconds(5);

type InProcessRequest = { address: string; ip: string; headers: Readonly<Record<string, string>> };

/** Sends a GET request through the server's own HTTP code without a network connection. */
export function getInProcess(
  server: Server,
  { address, ip, headers }: InProcessRequest,
): Promise<{ status: number; body: string }> {
  const [ownEnd, serverEnd] = duplexPair();
  server.emit('connection', Object.assign(serverEnd, { remoteAddress: ip }));
  const createConnection = () => ownEnd as Socket;
  const options = { path: address, headers, createConnection, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    const request = get(options, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    request.on('error', reject);
  });
}
