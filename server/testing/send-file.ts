import { Worker } from 'node:worker_threads';
import type { TestApp } from './app.ts';

const senderProgram = `
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

type FileRequest = { file: string; cookie: string | null; filename?: string };
type SentAnswer = { status: number; text: string };

export async function sendFile(
  app: TestApp,
  path: string,
  { file, cookie, filename }: FileRequest,
): Promise<SentAnswer> {
  const head = `--grenze\r\nContent-Disposition: form-data; name="file"; filename="${filename ?? 'kurs.json'}"\r\nContent-Type: application/json\r\n\r\n`;
  const type = 'multipart/form-data; boundary=grenze';
  return sendInWorker(app, path, { file, head, tail: '\r\n--grenze--\r\n', cookie, type });
}

export const sendBody = (app: TestApp, path: string, { file, cookie }: FileRequest): Promise<SentAnswer> =>
  sendInWorker(app, path, { file, head: '', tail: '', cookie, type: 'application/json' });

type UploadRequest = FileRequest & { head: string; tail: string; type: string };

async function sendInWorker(app: TestApp, path: string, { cookie, type, ...body }: UploadRequest): Promise<SentAnswer> {
  const headers = { origin: app.baseUrl, 'content-type': type, ...(cookie === null ? {} : { cookie }) };
  return runInThread(senderProgram, { address: `${app.baseUrl}${path}`, headers, ...body });
}

const requesterProgram = `
const { workerData, parentPort } = require('node:worker_threads');
const { address, method, headers, body } = workerData;
fetch(address, { method, headers, ...(body === null ? {} : { body }) }).then(async (response) => {
  const bytes = await response.arrayBuffer();
  parentPort.postMessage({ status: response.status, length: bytes.byteLength });
}, (error) => parentPort.postMessage({ status: 0, length: 0, text: String(error) }));
`;

type WorkerRequest = { cookie: string | null; body?: object | undefined };

export async function requestInWorker(
  app: TestApp,
  path: string,
  { cookie, body }: WorkerRequest,
): Promise<{ status: number; length: number }> {
  const headers = { origin: app.baseUrl, 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) };
  const methodAndBody =
    body === undefined ? { method: 'GET', body: null } : { method: 'POST', body: JSON.stringify({ json: body }) };
  return runInThread(requesterProgram, { address: `${app.baseUrl}${path}`, headers, ...methodAndBody });
}

async function runInThread<T>(program: string, workerData: object): Promise<T> {
  const worker = new Worker(program, { eval: true, workerData });
  try {
    return await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  } finally {
    await worker.terminate();
  }
}
