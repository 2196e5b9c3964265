/** Consecutive `//` lines are one comment. */
import { parseSync } from 'vite';

/** `lines` counts text without `@throws`, `@returns` and other tags. */
export type Prose = { kind: 'header' | 'docstring' | 'comment' | 'title'; line: number; text: string; lines: number };

type Comment = { type: 'Line' | 'Block'; value: string; start: number; end: number };
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  arguments?: Node[];
  elements?: Array<Node | null>;
  expression?: Node;
  callee?: Node;
  object?: Node;
  tag?: Node;
};

const directive = /^\s*(?:@ts-|biome-ignore|@vitest|[@#]__PURE__|@type\b|@jsx)/;

export function proseOf(file: string, source: string): Prose[] {
  if (file.endsWith('.css')) return joined(cssComments(source), source);
  if (file.endsWith('.prisma')) return joined(prismaComments(source), source);
  const { program, comments } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return [...joined(comments, source), ...(/\.test\.tsx?$/.test(file) ? titlesOf(program, source) : [])];
}

const cssComments = (source: string): Comment[] =>
  [...source.matchAll(/\/\*([^*]*(?:\*(?!\/)[^*]*)*)\*\//g)].map(({ 0: whole, 1: value = '', index }) => ({
    type: 'Block',
    value,
    start: index,
    end: index + whole.length,
  }));

const prismaComments = (source: string): Comment[] =>
  [...source.matchAll(/\/\/\/?([^\n]*)/g)].map(({ 0: whole, 1: value = '', index }) => ({
    type: 'Line',
    value,
    start: index,
    end: index + whole.length,
  }));

function joined(comments: readonly Comment[], source: string): Prose[] {
  const groups: Comment[] = [];
  for (const comment of comments) {
    if (directive.test(comment.value) || source.startsWith('#!', comment.start)) continue;
    const last = groups.at(-1);
    const continues =
      last?.type === 'Line' &&
      comment.type === 'Line' &&
      /^[ \t]*\n[ \t]*$/.test(source.slice(last.end, comment.start));
    if (continues) groups[groups.length - 1] = { ...last, value: `${last.value}\n${comment.value}`, end: comment.end };
    else groups.push(comment);
  }
  return groups.map((comment) => proseFrom(comment, source));
}

function proseFrom({ value, start, end, type }: Comment, source: string): Prose {
  const lines = value
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '');
  const before = source.slice(0, start).trim();
  const isDocstring = type === 'Block' && source.startsWith('/**', start) && /^\s*export\b/.test(source.slice(end));
  const kind = before === '' || before.startsWith('#!') ? 'header' : isDocstring ? 'docstring' : 'comment';
  return {
    kind,
    line: lineAt(source, start),
    text: lines.join(' '),
    lines: lines.filter((line) => !line.startsWith('@')).length,
  };
}

function titlesOf(program: unknown, source: string): Prose[] {
  const titles: Prose[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'CallExpression' && isTest(node.callee))
      for (const title of [node.arguments?.[0], ...rowTitles(node.callee)])
        if (title?.type === 'TemplateLiteral' || typeof title?.value === 'string')
          titles.push({
            kind: 'title',
            line: lineAt(source, title.start),
            text: source.slice(title.start + 1, title.end - 1),
            lines: 1,
          });
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return titles;
}

/** `test(…)`, `test.only(…)`, `test.each(…)(…)`; also `it` and `describe`. */
function isTest(callee: Node | undefined): boolean {
  if (callee === undefined) return false;
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name ?? '');
  return isTest(callee.object ?? callee.callee ?? callee.tag);
}

/** First strings of the rows in `test.each([…])(…)`. */
function rowTitles(callee: Node | undefined): Array<Node | undefined> {
  const rows = callee?.type === 'CallExpression' ? withoutType(callee.arguments?.[0]) : undefined;
  if (rows?.type !== 'ArrayExpression') return [];
  return (rows.elements ?? []).map((element) => {
    const row = withoutType(element ?? undefined);
    return row?.type === 'ArrayExpression' ? (row.elements?.[0] ?? undefined) : row;
  });
}

const withoutType = (node: Node | undefined): Node | undefined =>
  node?.type === 'TSAsExpression' ? node.expression : node;

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;
