import { Worker } from 'node:worker_threads';
import type { TestApp } from './app.ts';

const sender = `
const { workerData, parentPort } = require('node:worker_threads');
const { createReadStream } = require('node:fs');
const { request } = require('node:http');
const sent = request(workerData.address, { method: 'POST', headers: workerData.headers }, async (response) => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  parentPort.postMessage({ status: response.statusCode, text });
});
sent.on('error', (error) => parentPort.postMessage({ status: 0, text: String(error) }));
sent.write(workerData.head);
const body = createReadStream(workerData.file);
body.on('end', () => sent.end(workerData.tail));
body.pipe(sent, { end: false });
`;

type FromFile = { file: string; cookie: string | null; filename?: string };
type SentAnswer = { status: number; text: string };

export async function sendFile(app: TestApp, path: string, { file, cookie, filename }: FromFile): Promise<SentAnswer> {
  const head = `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${filename ?? 'kurs.json'}"\r\nContent-Type: application/json\r\n\r\n`;
  const type = 'multipart/form-data; boundary=grenze';
  return sendElsewhere(app, path, { file, head, tail: '\r\n--grenze--\r\n', cookie, type });
}

export const sendBody = (app: TestApp, path: string, { file, cookie }: FromFile): Promise<SentAnswer> =>
  sendElsewhere(app, path, { file, head: '', tail: '', cookie, type: 'application/json' });

type Sending = FromFile & { head: string; tail: string; type: string };

async function sendElsewhere(app: TestApp, path: string, { cookie, type, ...body }: Sending): Promise<SentAnswer> {
  const headers = { origin: app.baseUrl, 'content-type': type, ...(cookie === null ? {} : { cookie }) };
  return inThread(sender, { address: `${app.baseUrl}${path}`, headers, ...body });
}

const asker = `
const { workerData, parentPort } = require('node:worker_threads');
const { address, method, headers, body } = workerData;
fetch(address, { method, headers, ...(body === null ? {} : { body }) }).then(async (response) => {
  const bytes = await response.arrayBuffer();
  parentPort.postMessage({ status: response.status, length: bytes.byteLength });
}, (error) => parentPort.postMessage({ status: 0, length: 0, text: String(error) }));
`;

type Asking = { cookie: string | null; body?: object | undefined };

export async function askElsewhere(
  app: TestApp,
  path: string,
  { cookie, body }: Asking,
): Promise<{ status: number; length: number }> {
  const headers = { origin: app.baseUrl, 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) };
  const given =
    body === undefined ? { method: 'GET', body: null } : { method: 'POST', body: JSON.stringify({ json: body }) };
  return inThread(asker, { address: `${app.baseUrl}${path}`, headers, ...given });
}

async function inThread<T>(program: string, workerData: object): Promise<T> {
  const worker = new Worker(program, { eval: true, workerData });
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  } finally {
    await worker.terminate();
  }
}
