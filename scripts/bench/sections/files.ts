import { type IncomingMessage, request } from 'node:http';
import { missingMinioReason, openTestMinio } from '../../../server/testing/minio.ts';
import { post, resultOf, signIn } from '../accounts.ts';
import { withMemoryPeak } from '../memory.ts';
import type { Row, Section } from '../section.ts';
import { type Product, withProduct } from '../server.ts';

const fileBytes = 300 * 1024 * 1024;
const limitBytes = 100 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 7);
const account = { email: 'bench@example.org', password: 'wolkenlos-am-montag' };

export const section: Section = {
  name: 'files',
  title: 'server memory for a 300 MB video: peak RSS above the initial value',
  run: async () => [...(await inFolder()), ...(await inMinio())],
};

const inFolder = () => withServer('folder', {});

async function inMinio(): Promise<Row[]> {
  const missing = missingMinioReason();
  if (missing !== null) return [{ label: 'MinIO', value: `not measured: ${missing}` }];
  const { settings, stop } = await openTestMinio();
  const { endpoint, accessKey, secretKey } = settings;
  try {
    const keys = { MINIO_ACCESS_KEY: accessKey, MINIO_SECRET_KEY: secretKey, MINIO_BUCKET: 'passgenau-bench' };
    return await withServer('MinIO', { MINIO_ENDPOINT: endpoint, ...keys });
  } finally {
    await stop();
  }
}

const withServer = (driver: string, settings: Record<string, string>): Promise<Row[]> =>
  withProduct((product) => measure(driver, product), {
    settings: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, ...settings },
  });

async function measure(driver: string, server: Product): Promise<Row[]> {
  const cookie = await signIn(server.baseUrl, account);
  const created = await post({ baseUrl: server.baseUrl, cookie }, 'courses.create', { title: 'Video' });
  const { courseId } = await resultOf<{ courseId: string }>(created);
  const send = () => upload(`${server.baseUrl}/files?course=${courseId}`, server.baseUrl, cookie);
  const up = await withMemoryPeak(server.pid, send);
  const down = await withMemoryPeak(server.pid, () => download(`${server.baseUrl}${up.result.url}`, cookie));
  const three = await withMemoryPeak(server.pid, () => Promise.all([send(), send(), send()]));
  return [
    memoryRow(`${driver}, upload`, up),
    memoryRow(`${driver}, download`, down),
    { label: `${driver}, three uploads at once`, value: megabytes(three.bytes) },
    { label: `${driver}, upload and download time`, value: `${Math.round(up.ms)} ms, ${Math.round(down.ms)} ms` },
  ];
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const memoryRow = (label: string, { bytes }: { bytes: number }): Row => ({
  label,
  value: megabytes(bytes),
  limit: `under ${megabytes(limitBytes)}`,
  ok: bytes < limitBytes,
});

async function upload(url: string, origin: string, cookie: string): Promise<{ url: string }> {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n';
  const film = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from('ftypisom\u0000\u0000\u0002\u0000isomiso2')]);
  const headers = { origin, cookie, 'content-type': 'multipart/form-data; boundary=x' };
  const sent = request(url, { method: 'POST', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject));
  sent.write(head);
  sent.write(film);
  for (let bytes = film.length; bytes < fileBytes; bytes += chunk.length)
    if (!sent.write(chunk.subarray(0, fileBytes - bytes))) await new Promise((resolve) => sent.once('drain', resolve));
  sent.end('\r\n--x--\r\n');
  const response = await answered;
  let text = '';
  for await (const part of response) text += String(part);
  if (response.statusCode !== 201) throw new Error(`upload: ${response.statusCode} ${text}`);
  return JSON.parse(text) as { url: string };
}

async function download(url: string, cookie: string): Promise<void> {
  const response = await fetch(url, { headers: { cookie } });
  let bytes = 0;
  for await (const part of response.body ?? []) bytes += (part as Uint8Array).length;
  if (bytes !== fileBytes) throw new Error(`download: ${bytes} bytes`);
}
