import { openAiEndpoint } from '../../../server/testing/ai-endpoint.ts';
import { germanPages } from '../../../server/testing/documents/german.ts';
import { slowPdf } from '../../../server/testing/documents/hostile.ts';
import { pdf } from '../../../server/testing/documents/pdf.ts';
import { makeOwner, post, resultOf, type Visitor } from '../accounts.ts';
import { order, orderCourse, write } from '../ai/orders.ts';
import type { Row } from '../section.ts';
import { type Product, withProduct } from '../server.ts';

const orders = 20;
const longestMs = 5_000;
const hangs = 'Ein Thema, bei dem der Dienst nie antwortet';

const lesson = (title: string) => ({
  title,
  goal: 'Fluchtwege freihalten',
  draws: [{ source: 'S1', from: 1, to: 2 }],
});
const plan = {
  title: 'Arbeitsschutz',
  modules: ['Grundlagen', 'Brandschutz'].map((title) => ({
    title,
    lessons: [lesson(`${title} 1`), lesson(`${title} 2`)],
  })),
};
const written = {
  sections: [{ markdown: 'Fluchtwege bleiben auf ganzer Breite frei.', source: '', place: 0, quote: '' }],
  questions: [],
};

export async function orderRows(): Promise<Row[]> {
  const endpoint = await openAiEndpoint();
  endpoint.answer(({ name, prompt }) =>
    prompt.includes(hangs) ? new Promise(() => undefined) : name === 'course_plan' ? plan : written,
  );
  return withProduct(measureOrders, { settings: endpoint.settings }).finally(endpoint.close);
}

async function measureOrders({ baseUrl, pool }: Product): Promise<Row[]> {
  const visitor = async (email: string): Promise<Visitor> => ({
    baseUrl,
    cookie: (await makeOwner(baseUrl, email)).cookie,
  });
  const author = await visitor('klein@example.org');
  const bytes = await pdf(germanPages().slice(0, 4));
  const measure = async (label: string) => {
    await pool.query('delete from rate_limits');
    return row(label, await smallOrders(author, bytes));
  };
  const rows = [await measure('no attack')];
  const [reader, asker] = [await visitor('langsam@example.org'), await visitor('haengt@example.org')];
  for (let count = 0; count < 3; count++) {
    void order(reader, { bytes: slowPdf(), filename: 'langsam.pdf' }).catch(() => undefined);
    await orderTopic(asker);
  }
  rows.push(await measure('three slow PDFs of one organisation and a hanging model for another'));
  return rows;
}

async function orderTopic(visitor: Visitor): Promise<void> {
  const { courseId } = await resultOf<{ courseId: string }>(await post(visitor, 'courses.create', { title: 'Thema' }));
  await orderCourse(visitor, courseId, { kind: 'topic', topic: hangs });
}

async function smallOrders(author: Visitor, bytes: Buffer): Promise<number[]> {
  const timesMs: number[] = [];
  for (let count = 0; count < orders; count++) {
    const began = performance.now();
    const planned = await order(author, { bytes, filename: 'klein.pdf' });
    const { state, problem } = await write(author, planned);
    if (state !== 'written') throw new Error(`a small order ended as ${problem ?? state}`);
    timesMs.push(performance.now() - began);
  }
  return timesMs.sort((one, other) => one - other);
}

function row(label: string, timesMs: readonly number[]): Row {
  const at = (share: number) => Math.round(timesMs[Math.ceil(timesMs.length * share) - 1] ?? 0);
  return {
    label: `small orders of another organisation, upload to course: ${label}`,
    value: `p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms of ${timesMs.length}`,
    limit: `p95 at most ${longestMs} ms`,
    ok: at(0.95) <= longestMs,
  };
}
