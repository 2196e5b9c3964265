/**
 * A minimal learning platform: serves an unpacked package with scorm-again, stores commits in localStorage and
 * records every call.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const runtime = readFileSync(new URL('../../node_modules/scorm-again/dist/scorm12.js', import.meta.url));

const script = `
const calls = () => JSON.parse(localStorage.getItem('calls') ?? '[]');
const api = new Scorm12API({ autocommit: false, logLevel: 5 });
const before = localStorage.getItem('cmi');
if (before !== null) api.loadFromJSON(JSON.parse(before).cmi);
window.API = {};
for (const name of ['LMSInitialize', 'LMSFinish', 'LMSCommit', 'LMSGetValue', 'LMSSetValue', 'LMSGetLastError', 'LMSGetErrorString', 'LMSGetDiagnostic'])
  window.API[name] = (...given) => {
    const answer = String(api[name](...given));
    localStorage.setItem('calls', JSON.stringify([...calls(), { name, given, answer, error: String(api.LMSGetLastError()) }]));
    if (name === 'LMSCommit' || name === 'LMSFinish') localStorage.setItem('cmi', api.renderCMIToJSONString());
    return answer;
  };
const how = new URLSearchParams(location.search).get('how');
if (how === 'window') document.querySelector('button').addEventListener('click', () => window.open('/course/index.html'));
else document.querySelector('iframe').src = '/course/index.html';
`;
const framed = '<iframe title="Kurs" style="width:100%;height:95vh;border:0"></iframe>';
const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lernplattform</title><body style="margin:0"><button>Kurs öffnen</button>${framed}<script src="/scorm12.js"></script><script src="/platform.js"></script></body></html>`;

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
};

export type Platform = { url: string; close: () => void };

export async function openPlatform(zip: Uint8Array): Promise<Platform> {
  const files = new Map<string, Uint8Array | string>([
    ['/', page],
    ['/platform.js', script],
    ['/scorm12.js', runtime],
    ['/favicon.ico', ''],
  ]);
  for (const [name, bytes] of Object.entries(unzipSync(zip))) files.set(`/course/${name}`, bytes);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    const ending = pathname === '/' ? 'html' : (pathname.split('.').at(-1) ?? '');
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader('Content-Type', types[ending] ?? 'application/octet-stream').end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Call = { name: string; given: string[]; answer: string; error: string };

export async function drainCalls(onPlatform: Page): Promise<Call[]> {
  await onPlatform.waitForFunction(() => localStorage.getItem('calls')?.includes('"LMSFinish"') === true);
  return onPlatform.evaluate(() => {
    const calls = JSON.parse(localStorage.getItem('calls') ?? '[]') as Call[];
    localStorage.removeItem('calls');
    return calls;
  });
}

export async function storedValues(onPlatform: Page): Promise<Record<string, string>> {
  const text = await onPlatform.evaluate(() => localStorage.getItem('cmi') ?? '{"cmi":{"core":{"score":{}}}}');
  type Core = { score: Record<string, string>; [element: string]: unknown };
  const { cmi } = JSON.parse(text) as { cmi: { suspend_data?: string; core: Core } };
  const { lesson_status, lesson_location } = cmi.core as Partial<Record<string, string>>;
  return {
    lesson_status: lesson_status ?? '',
    lesson_location: lesson_location ?? '',
    suspend_data: cmi.suspend_data ?? '',
    ...cmi.core.score,
  };
}

const values: Readonly<Record<string, RegExp>> = {
  'cmi.core.lesson_status': /^(?:passed|completed|failed|incomplete)$/,
  'cmi.core.lesson_location': /^\d{1,9}$/,
  'cmi.core.score.raw': /^(?:\d|[1-9]\d|100)$/,
  'cmi.core.score.min': /^0$/,
  'cmi.core.score.max': /^100$/,
  'cmi.core.session_time': /^\d{4}:[0-5]\d:[0-5]\d\.\d\d$/,
  'cmi.core.exit': /^suspend$/,
  'cmi.suspend_data': /^[\x20-\x7e]{1,4095}$/,
};

export function expectSoundSession(calls: readonly Call[]): void {
  const names = calls.map(({ name }) => name);
  expect(names.filter((name) => name === 'LMSInitialize')).toHaveLength(1);
  expect(names.filter((name) => name === 'LMSFinish')).toHaveLength(1);
  expect([names[0], names.at(-1)]).toEqual(['LMSInitialize', 'LMSFinish']);
  expect(
    calls.filter(({ answer, name, error }) => error !== '0' || (name !== 'LMSGetValue' && answer !== 'true')),
  ).toEqual([]);
  for (const { name, given } of calls) {
    if (name !== 'LMSSetValue') continue;
    const [element = '', value = ''] = given;
    expect([element, value]).toEqual([element, expect.stringMatching(values[element] ?? /^never$/)]);
  }
}

export async function closeWindow(window: Page): Promise<void> {
  const closed = window.waitForEvent('close');
  await window.close({ runBeforeUnload: true });
  await closed;
}
