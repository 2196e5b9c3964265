import { request } from 'node:http';
import { inspectSvg } from '../features/assets/svg-check.ts';
import { startSession } from '../features/auth/sessions.ts';
import type { TestApp } from './app.ts';
import { type Person, testOrigin } from './people.ts';

export const samples = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  mp3: Buffer.concat([
    Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1'),
    Buffer.from([0xff, 0xfb, 0x90, 0x00]),
    Buffer.alloc(413),
  ]),
  mp4: Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from('ftypisom\u0000\u0000\u0002\u0000isomiso2'),
    Buffer.alloc(1000),
  ]),
  text: Buffer.from('Guten Tag, Grüße!\n'),
} as const;

export async function cookieFor(app: TestApp, person: Person | null): Promise<string | null> {
  if (person === null) return null;
  const cookie = await startSession(app, app.db.prisma, { userId: person.userId, origin: testOrigin });
  return cookie.split(';', 1)[0] ?? null;
}

export async function download(app: TestApp, path: string, person: Person | null): Promise<Response> {
  const cookie = await cookieFor(app, person);
  return fetch(`${app.baseUrl}${path}`, { headers: cookie === null ? {} : { cookie } });
}

export type FilePart = { content: Buffer | string; filename?: string; type?: string };

const partBytes = 65_536;

/** In parts, because `fetch` reads a whole part in one event loop slice. */
export function blobOf(content: Buffer | string, type = ''): Blob {
  const bytes = Buffer.from(content as string);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += partBytes) parts.push(bytes.subarray(at, at + partBytes));
  return new Blob(parts as BlobPart[], { type });
}

export const formWith = (files: readonly FilePart[], field = 'file'): FormData => {
  const form = new FormData();
  for (const { content, filename = 'datei.bin', type = 'application/octet-stream' } of files)
    form.append(field, blobOf(content, type), filename);
  return form;
};

export async function postForm(
  app: TestApp,
  path: string,
  { person, body, origin = app.baseUrl }: { person: Person | null; body: FormData; origin?: string },
): Promise<Response> {
  const cookie = await cookieFor(app, person);
  return fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    headers: { origin, ...(cookie === null ? {} : { cookie }) },
    body,
  });
}

export function openUpload(app: TestApp, path: string, { cookie, length }: { cookie: string | null; length?: number }) {
  const boundary = 'grenze-der-teile';
  const headers = {
    origin: app.baseUrl,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(cookie === null ? {} : { cookie }),
    ...(length === undefined ? {} : { 'content-length': length }),
  };
  const upload = request(`${app.baseUrl}${path}`, { method: 'POST', headers });
  const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', async (response) => {
      response.setEncoding('utf8');
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text });
    });
  });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  return { sent: upload, answer, head, tail: `\r\n--${boundary}--\r\n` };
}

export const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

export const svgOf = (inside: string): string => `<svg ${namespaces}>${inside}</svg>`;

export function isSvgAccepted(bytes: Buffer | string): boolean {
  const inspection = inspectSvg();
  try {
    inspection.chunk(Buffer.from(bytes));
    inspection.end();
    return true;
  } catch {
    return false;
  }
}
