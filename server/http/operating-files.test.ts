/** The dashboard and the alert rules of docs/operating use metrics and labels that the product has. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const app = testApp({ server: true });

type Panel = { id: number; targets: Array<{ expr: string }> };

const dashboard = () => JSON.parse(readFileSync('docs/operating/grafana.json', 'utf8')) as { panels: Panel[] };
const panelQueries = (): string[] => dashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const alertQueries = (): string[] =>
  [...readFileSync('docs/operating/alerts.yaml', 'utf8').matchAll(/^ +expr: (.+)$/gm)].map(([, query = '']) => query);

/** Prometheus adds `up`, and the labels of the scrape job. */
const ofPrometheus = { metrics: ['up'], labels: ['job', 'instance'] };

const metricsIn = (query: string): string[] =>
  [...query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, '').matchAll(/[a-z][a-z0-9_]*(?!\w*\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || name === 'up');

const labelsIn = (query: string): string[] => [
  ...[...query.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  ...[...query.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
];

async function exposed(): Promise<{ names: Set<string>; labels: Set<string> }> {
  await fetch(`${app().baseUrl}/healthz`);
  const text = await (await fetch(`${app().baseUrl}/metrics`)).text();
  const samples = [...text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)];
  const labels = samples.flatMap(([, , list = '']) => [...list.matchAll(/(\w+)="/g)].map(([, name = '']) => name));
  return { names: new Set(samples.map(([, name = '']) => name)), labels: new Set(labels) };
}

test.each([
  ['dashboard', panelQueries],
  ['alert rules', alertQueries],
])('%s: every metric and every label exists', async (_file, queriesOf) => {
  const { names, labels } = await exposed();
  const queries = queriesOf();
  expect(queries.length).toBeGreaterThan(10);
  const used = queries.map((query) => [query, metricsIn(query)] as const);
  expect(used.filter(([, metrics]) => metrics.length === 0)).toEqual([]);
  const isKnown = (name: string) => names.has(name) || ofPrometheus.metrics.includes(name);
  expect(used.flatMap(([, metrics]) => metrics).filter((name) => !isKnown(name))).toEqual([]);
  const isLabel = (name: string) => labels.has(name) || ofPrometheus.labels.includes(name);
  expect(queries.flatMap(labelsIn).filter((name) => !isLabel(name))).toEqual([]);
});

test('every metric of the product itself is on the dashboard or in an alert', async () => {
  const own = [...(await exposed()).names]
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
    .filter((name) => !/^(?:nodejs|process)_/.test(name));
  const queries = [...panelQueries(), ...alertQueries()].join('\n');
  expect([...new Set(own)].filter((name) => !queries.includes(name))).toEqual([]);
});

test('the panels of the dashboard have their own ids', () => {
  const ids = dashboard().panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
