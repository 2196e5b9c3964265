import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fillCatalogue } from '../../../server/testing/catalogue.ts';
import { germanPages, germanPdf } from '../../../server/testing/documents/german.ts';
import { crowdedDocx, inflatingDocx } from '../../../server/testing/documents/hostile.ts';
import { pdf, pdfOfPages } from '../../../server/testing/documents/pdf.ts';
import { makeOwner, type Visitor } from '../accounts.ts';
import { order, write } from '../ai/orders.ts';
import type { Probed } from '../hostile/prober.ts';
import { heldMb, watchMemory } from '../memory.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

const limits = { refusalSeconds: 5, courseSeconds: 5, growthMb: 150, p95Ms: 500 } as const;
const warmMs = 4_000;

export const section: Section = {
  name: 'ai',
  title: 'courses from files without an AI service, during 20 catalogue and page requests a second',
  run: () =>
    withProduct(
      async ({ baseUrl, pid, pool }) => {
        await fillCatalogue({ db: { pool } }, 2_000);
        const { cookie } = await makeOwner(baseUrl, 'bench@example.org');
        const author = { baseUrl, cookie };
        const others = await othersOf(author);
        const rows = await measureAll({ author, others, pid });
        others.stop();
        return rows;
      },
      { connections: 2 },
    ),
};

type Place = { author: Visitor; others: Awaited<ReturnType<typeof othersOf>>; pid: number };

async function measureAll(place: Place): Promise<Row[]> {
  const pages = germanPages();
  const hundred = await pdf(Array.from({ length: 100 }, (_, index) => pages[index % pages.length] ?? []));
  const rows = [...(await courseRows(place, await germanPdf()))];
  rows.push(...(await fileRows(place, 'PDF of 100 pages', { bytes: hundred, filename: 'hundert.pdf' })));
  const inflating = inflatingDocx();
  const hostile = [
    [`.docx of ${Math.round(inflating.length / 1024)} KB that inflates to 900 MB`, inflating, 'gross.docx'],
    ['archive of 100,000 files', crowdedDocx(), 'viele.docx'],
    ['PDF of 6,000 pages', pdfOfPages(6_000), 'lang.pdf'],
  ] as const;
  for (const [label, bytes, filename] of hostile) rows.push(...(await fileRows(place, label, { bytes, filename })));
  return rows;
}

async function courseRows(place: Place, bytes: Buffer): Promise<Row[]> {
  const { author } = place;
  const planned = await measured(place, () => order(author, { bytes, filename: 'handbuch.pdf' }));
  const written = await measured(place, () => write(author, planned.result));
  const seconds = planned.seconds + written.seconds;
  const { state, report, problem } = written.result;
  return [
    { label: 'PDF of 30 pages, upload to plan', value: `${planned.seconds.toFixed(2)} s` },
    {
      label: `  to the finished course: ${problem ?? state}, ${report?.lessons} lessons, ${report?.questions} questions`,
      value: `${seconds.toFixed(2)} s`,
      limit: `under ${limits.courseSeconds} s`,
      ok: state === 'written' && seconds < limits.courseSeconds,
    },
    ...meanwhile({
      timesMs: [...planned.timesMs, ...written.timesMs],
      bad: planned.bad + written.bad,
      growthMb: Math.max(planned.growthMb, written.growthMb),
    }),
  ];
}

type Given = { bytes: Buffer; filename: string };

async function fileRows(place: Place, label: string, input: Given): Promise<Row[]> {
  const isHonest = input.filename === 'hundert.pdf';
  const measure = await measured(place, () => order(place.author, input));
  const { view } = measure.result;
  const outcome = view.problem ?? `${view.sources[0]?.parts} parts, ${view.state}`;
  const bound = isHonest ? {} : { limit: `refused under ${limits.refusalSeconds} s` };
  const isFine = isHonest ? view.state === 'planned' : view.problem !== null && measure.seconds < limits.refusalSeconds;
  return [
    { label: `${label}: ${outcome}`, value: `${measure.seconds.toFixed(2)} s`, ...bound, ok: isFine },
    ...meanwhile(measure),
  ];
}

type Measured<T> = Probed & { result: T; seconds: number; growthMb: number };

async function measured<T>({ others, pid }: Place, work: () => Promise<T>): Promise<Measured<T>> {
  await pause(warmMs);
  const before = heldMb(pid);
  const peakOf = watchMemory(pid);
  others.begin();
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  return { result, seconds, growthMb: (await peakOf()) - before, ...(await others.end()) };
}

async function othersOf({ baseUrl, cookie }: Visitor) {
  const child = fork('scripts/bench/hostile/prober.ts', [baseUrl, cookie, 'pages'], { stdio: 'inherit' });
  await once(child, 'message');
  return {
    begin: () => void child.send('begin'),
    end: async (): Promise<Probed> => {
      const answer = once(child, 'message');
      child.send('end');
      return (await answer)[0] as Probed;
    },
    stop: () => void child.send('stop'),
  };
}

function meanwhile({ timesMs, bad, growthMb }: Omit<Measured<unknown>, 'result' | 'seconds'>): Row[] {
  const sorted = timesMs.sort((one, other) => one - other);
  const p95Ms = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  return [
    {
      label: '  memory growth of the server and its reader process',
      value: `${Math.round(growthMb)} MB`,
      limit: `under ${limits.growthMb} MB`,
      ok: growthMb < limits.growthMb,
    },
    {
      label: `  other requests, p95 of ${sorted.length}, ${bad} failed`,
      value: `${p95Ms.toFixed(1)} ms`,
      limit: `under ${limits.p95Ms} ms`,
      ok: p95Ms < limits.p95Ms && bad === 0,
    },
  ];
}
