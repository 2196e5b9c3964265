/** Imports between server features must form no cycle; type-only imports count. */
import { importsOf, targetOf } from './imports.ts';

/** Feature → features it imports → importing files. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? null;

function featureGraph(files: ReadonlyMap<string, string>): Graph {
  const graph = new Map<string, Map<string, string[]>>();
  for (const [file, source] of files) {
    const from = featureOf(file);
    if (from === null || isTest(file)) continue;
    for (const { specifier } of importsOf(source)) {
      const to = featureOf(targetOf(file, specifier));
      if (to === null || to === from) continue;
      const edges = graph.get(from) ?? new Map<string, string[]>();
      const importers = edges.get(to) ?? [];
      if (!importers.includes(file)) edges.set(to, [...importers, file]);
      graph.set(from, edges);
    }
  }
  return graph;
}

function reachableFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const pending = [start];
  for (let feature = pending.pop(); feature !== undefined; feature = pending.pop())
    for (const next of graph.get(feature)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        pending.push(next);
      }
  return reached;
}

function findCycles(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((feature) => [feature, reachableFrom(graph, feature)]));
  const reaches = (from: string, to: string) => reach.get(from)?.has(to) === true;
  const knots: string[][] = [];
  for (const feature of [...graph.keys()].sort()) {
    if (!reaches(feature, feature) || knots.some((knot) => knot.includes(feature))) continue;
    knots.push([...graph.keys()].filter((other) => reaches(feature, other) && reaches(other, feature)).sort());
  }
  return knots;
}

export function findFeatureCycles(files: ReadonlyMap<string, string>): string[] {
  const graph = featureGraph(files);
  return findCycles(graph).map((knot) => {
    const edges = knot.flatMap((from) =>
      [...(graph.get(from) ?? [])]
        .filter(([to]) => knot.includes(to))
        .map(([to, importers]) => `  ${from} → ${to}: ${importers.join(', ')}`),
    );
    return [`cycle of server features: ${knot.join(', ')}`, ...edges].join('\n');
  });
}
