import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { prepareGracefulStop } from './graceful-stop.ts';

async function listening(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  const stop = prepareGracefulStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, stop, port: (server.address() as AddressInfo).port };
}

test('closes a connection without a request', async () => {
  const { server, stop, port } = await listening((response) => response.end());
  const accepted = once(server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await accepted;
  const closed = once(socket, 'close');
  socket.resume();
  await stop();
  await closed;
}, 10_000);

test('completes a running request before the stop ends', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const { stop, port } = await listening(asked.resolve);
  const sent = request({ port, host: '127.0.0.1' }).end();
  const answered = once(sent, 'response');
  const response = await asked.promise;
  const stopped = stop();
  response.end('done');
  const [message] = await answered;
  expect([message.statusCode, message.headers.connection]).toEqual([200, 'close']);
  message.resume();
  await stopped;
});
