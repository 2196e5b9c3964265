import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { importPath } from '../../../shared/export/bundle.ts';
import type { Visitor } from '../accounts.ts';

const attackMs = 15_000;

export type Target = Visitor & { courseId: string; lessonId: string; publicCourseId: string };

function tally(): { add: (status: number | string) => void; text: () => string } {
  const counts = new Map<string, number>();
  return {
    add: (status) => void counts.set(String(status), (counts.get(String(status)) ?? 0) + 1),
    text: () => [...counts].map(([status, count]) => `${status}: ${count}`).join(', '),
  };
}

async function repeat(atOnce: number, once: () => Promise<number | string>): Promise<string> {
  const answers = tally();
  const end = performance.now() + attackMs;
  const worker = async () => {
    while (performance.now() < end) answers.add(await once().catch(() => 'cut'));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers.text();
}

const send = async (to: Visitor, path: string, init: RequestInit): Promise<number> => {
  const headers = { origin: to.baseUrl, cookie: to.cookie, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${to.baseUrl}${path}`, { ...init, headers });
  await answer.arrayBuffer();
  return answer.status;
};

const form = (content: string, filename: string): FormData => {
  const body = new FormData();
  body.append('file', new Blob([content]), filename);
  return body;
};

const call = (to: Visitor, procedure: string, input: object): Promise<number> =>
  send(to, `/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });

const lists = (characters: number): string => {
  const deep = `${'<ul><li>x'.repeat(40)}${'</li></ul>'.repeat(40)}`;
  return deep.repeat(Math.floor(characters / deep.length));
};

const bundle = (characters: number, blocks: number): string => {
  const content = lists(characters);
  const lesson = { title: 'L', blocks: Array.from({ length: blocks }, () => ({ type: 'text', content })) };
  const modules = [{ title: 'M', lessons: [lesson] }];
  const head = { format: 'passgenau-course', formatVersion: 1, title: 'Ein Import', description: '' };
  return JSON.stringify({ ...head, modules, files: [] });
};

export const uploadDoctypes = (target: Target): Promise<string> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<!doctype'.repeat(29_000)}</svg>`;
  const path = `/files?course=${target.courseId}`;
  return repeat(2, () => send(target, path, { method: 'POST', body: form(drawing, 'bild.svg') }));
};

export const importLists = (target: Target): Promise<string> => {
  const content = bundle(90_000, 40);
  return repeat(2, () => send(target, importPath, { method: 'POST', body: form(content, 'kurs.json') }));
};

export const importMuch = (target: Target): Promise<string> => {
  const content = bundle(90_000, 900);
  return repeat(1, () => send(target, importPath, { method: 'POST', body: form(content, 'kurs.json') }));
};

export async function saveLists(target: Target): Promise<string> {
  const block = { courseId: target.courseId, lessonId: target.lessonId, type: 'text' };
  const content = lists(99_000);
  const added = await fetch(`${target.baseUrl}/trpc/editor.addBlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: target.baseUrl, cookie: target.cookie },
    body: JSON.stringify({ json: block }),
  });
  const { result } = (await added.json()) as { result: { data: { json: { blockId: string; revision: string } } } };
  const { blockId, revision } = result.data.json;
  const input = { courseId: target.courseId, blockId, revision, block: { type: 'text', content: { content } } };
  return repeat(4, () => call(target, 'editor.saveBlock', input));
}

export const exportScorm = (target: Target): Promise<string> =>
  repeat(2, () => send(target, `/exports/scorm?course=${target.publicCourseId}&version=1`, {}));

export const readLargeCourse = ({ baseUrl, publicCourseId }: Target): Promise<string> =>
  repeat(20, () => send({ baseUrl, cookie: '' }, `/api/course/${publicCourseId}`, {}));

export const resetPasswords = ({ baseUrl }: Target): Promise<string> =>
  repeat(20, () =>
    call({ baseUrl, cookie: '' }, 'auth.resetPassword', { token: 'x'.repeat(43), password: 'wolkenlos-am-dienstag' }),
  );

export const beginTests = ({ baseUrl }: Target): Promise<string> =>
  repeat(20, () => call({ baseUrl, cookie: '' }, 'softskillTest.start', { variant: 'test1' }));

export async function trickleImports(target: Target): Promise<string> {
  const answers = tally();
  const begin = async () => {
    const slow = new ReadableStream({
      async pull(controller) {
        await pause(1_000);
        controller.enqueue(new TextEncoder().encode('x'));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=grenze' };
    const stop = AbortSignal.timeout(attackMs);
    const init = { method: 'POST', headers, body: slow, duplex: 'half', signal: stop } as RequestInit;
    answers.add(await send(target, importPath, init).catch(() => 'cut by the attacker'));
  };
  await Promise.all(Array.from({ length: 6 }, begin));
  return answers.text();
}

export async function floodSockets({ baseUrl, cookie }: Visitor): Promise<string> {
  const answers = tally();
  const end = performance.now() + attackMs;
  const address = `${baseUrl.replace('http', 'ws')}/trpc`;
  const sendOne = async () => {
    while (performance.now() < end) {
      const socket = new WebSocket(address, { origin: baseUrl, headers: { cookie } });
      const closed = new Promise<number | string>((resolve) => {
        socket.once('close', resolve);
        socket.once('error', () => resolve('refused'));
      });
      await new Promise((resolve) => {
        socket.once('open', resolve);
        socket.once('error', resolve);
      });
      for (let id = 1; socket.readyState === WebSocket.OPEN && performance.now() < end; id++) {
        const params = { path: 'members.changes', input: {} };
        socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'subscription', params }));
        if (id % 100 === 0) await pause(1);
      }
      if (socket.readyState === WebSocket.OPEN) socket.close();
      answers.add(await closed);
    }
  };
  await Promise.all(Array.from({ length: 10 }, sendOne));
  return answers.text();
}
