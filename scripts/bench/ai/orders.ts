import { setTimeout as pause } from 'node:timers/promises';
import type { OrderSource } from '../../../shared/ai/source.ts';
import type { GenerationView } from '../../../shared/ai/state.ts';
import { post, resultOf, type Visitor } from '../accounts.ts';

type Given = { bytes: Buffer; filename: string };
type Order = { courseId: string; view: GenerationView };

const everyMs = 25;
const waiting: readonly string[] = ['reading', 'planning', 'writing'];

export async function order(author: Visitor, given: Given): Promise<Order> {
  const { courseId } = await resultOf<{ courseId: string }>(
    await post(author, 'courses.create', { title: given.filename }),
  );
  const fileId = await upload(author, courseId, given);
  await orderCourse(author, courseId, { kind: 'files', fileIds: [fileId] });
  return { courseId, view: await ended(author, courseId) };
}

export async function orderCourse(author: Visitor, courseId: string, source: OrderSource): Promise<void> {
  const wishes = { audience: '', length: 'medium', tone: 'Sie', hasQuizzes: true, modules: null, instruction: '' };
  await post(author, 'ai.order', { requestId: crypto.randomUUID(), courseId, source, wishes, lessonId: null });
}

export async function write(author: Visitor, { courseId, view }: Order): Promise<GenerationView> {
  const { generationId, planRevision } = view;
  await post(author, 'ai.write', { courseId, generationId, planRevision });
  return ended(author, courseId);
}

async function upload({ baseUrl, cookie }: Visitor, courseId: string, { bytes, filename }: Given): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), filename);
  const headers = { origin: baseUrl, cookie };
  const answer = await fetch(`${baseUrl}/files?course=${courseId}&folder=ai-uploads`, {
    method: 'POST',
    headers,
    body,
  });
  if (!answer.ok) throw new Error(`${filename}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { fileId: string }).fileId;
}

async function ended({ baseUrl, cookie }: Visitor, courseId: string): Promise<GenerationView> {
  const statusUrl = `${baseUrl}/trpc/ai.current?input=${encodeURIComponent(JSON.stringify({ json: { courseId } }))}`;
  for (;;) {
    const view = await resultOf<GenerationView>(await fetch(statusUrl, { headers: { cookie } }));
    if (!waiting.includes(view.state)) return view;
    await pause(everyMs);
  }
}
