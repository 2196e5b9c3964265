/** Rejects retired words (docs/glossary.md) in names. */
import { parseSync } from 'vite';

const retired: Readonly<Record<string, string>> = {
  anew: 'again',
  doing: 'work',
  everybody: 'all',
  hears: 'is notified',
  kept: 'cached, stored',
  nobody: 'none',
  passung: 'match',
  somebody: 'person',
  told: 'notified',
  whoever: 'person',
};

type Node = { type: string; name?: string; id?: Node; params?: Node[]; [key: string]: unknown };

/** `files`: path from the root → source. */
export function findRetiredNames(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) => {
    const names = new Set([...file.split(/[/.]/), ...namesIn(file, source)]);
    return [...names].flatMap((name) => {
      const word = wordsOf(name).find((part) => part in retired);
      return word === undefined ? [] : [`${file}: '${name}': '${word}' is retired, use ${retired[word]}`];
    });
  });
}

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|[-_]/).map((word) => word.toLowerCase());

function namesIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const names: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (/Declarat|Function/.test(node.type ?? '')) {
      if (node.id?.type === 'Identifier' && node.id.name !== undefined) names.push(node.id.name);
      if (Array.isArray(node.params))
        for (const { type, name } of node.params) if (type === 'Identifier') names.push(name ?? '');
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return names;
}
