/** A hostile browser in a worker thread, so that its own cost does not block the server. */
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import WebSocket from 'ws';
import type { Flood } from './flood.ts';

const { url, origin, headers, text, times, isPing } = workerData as Flood;
const socket = new WebSocket(url, { origin, headers });
let answers = 0;
socket.on('message', () => {
  answers += 1;
});
socket.on('error', () => undefined);
socket.once('close', (code) => parentPort?.postMessage({ code, answers }));
socket.once('open', async () => {
  for (let sent = 0; sent < times && socket.readyState === WebSocket.OPEN; sent++) {
    if (isPing) socket.ping();
    else socket.send(text.replaceAll('ID', String(sent)));
    if (sent % 50 === 49) await turn();
  }
});
