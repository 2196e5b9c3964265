/**
 * Every regular expression must run in linear time. With others, user texts can block the event loop: 261 KB once took
 * 13 seconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';

/** `pattern`: text between the slashes, or the whole call if the expression is built at run time. */
type Expression = { file: string; line: number; pattern: string; flags: string; isFixed: boolean };
type Exception = { file: string; pattern: string; bound: string };

/** Slow expressions for short or trusted texts only. `bound`: the reason why they may stay. */
export const exceptions: readonly Exception[] = [
  { file: 'server/core/runtime/env.ts', pattern: '\\/+$', bound: 'a URL set by the operator, read once' },
  { file: 'server/features/auth/passwords.ts', pattern: '[\\d\\W_]+$', bound: 'a password of at most 256 characters' },
  {
    file: 'server/features/pages/shipped.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source text has it
    pattern: "new RegExp(`^${name}: (.*)$`, 'm')",
    bound: 'two constants of this file, in shipped pages',
  },
  {
    file: 'server/http/pages/page-head.ts',
    pattern: '<meta\\s+name="description"\\s+content="[^"]*"\\s*\\/?>',
    bound: 'the built page',
  },
];

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export function expressionsOf(file: string, source: string): Expression[] {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const expressions: Expression[] = [];
  const visit = (value: unknown): void => {
    if (isNode(value)) {
      const expression = expressionAt(value, source);
      if (expression !== null) expressions.push({ file, line: lineAt(source, value.start), ...expression });
    }
    if (isNode(value) || Array.isArray(value)) for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return expressions;
}

const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length;

type Found = Pick<Expression, 'pattern' | 'flags' | 'isFixed'>;

function expressionAt(node: Node, source: string): Found | null {
  if (node.type === 'Literal' && typeof node['regex'] === 'object' && node['regex'] !== null)
    return { ...(node['regex'] as { pattern: string; flags: string }), isFixed: true };
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  const [first, second] = node['arguments'] as (Node | undefined)[];
  const entireCall = { pattern: source.slice(node.start, node.end), flags: '', isFixed: false };
  if (isNamed(node['callee'], ['RegExp'])) {
    // `RegExp(/…/)` copies a literal that is checked separately.
    if (first !== undefined && 'regex' in first) return null;
    const [pattern, flags] = [textOf(first), second === undefined ? '' : textOf(second)];
    return pattern === null || flags === null ? entireCall : { pattern, flags, isFixed: true };
  }
  const pattern = isMethod(node['callee'], ['match', 'matchAll', 'search']) ? textOf(first) : null;
  return pattern === null ? null : { pattern, flags: '', isFixed: true };
}

const isNamed = (node: unknown, names: readonly string[]): boolean =>
  isNode(node) && node.type === 'Identifier' && names.includes(node['name'] as string);
const isMethod = (node: unknown, names: readonly string[]): boolean =>
  isNode(node) && node.type === 'MemberExpression' && isNamed(node['property'], names);

/** Null if the value is known only at run time. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = node['quasis'] as { value: { cooked: string | null } }[];
  return parts.length === 1 ? (parts[0]?.value.cooked ?? null) : null;
}

export const isChecked = (file: string): boolean =>
  /^(?:server|shared|client)\//.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('server/testing/');

export async function findSlow(
  files: ReadonlyMap<string, string>,
  allowed: readonly Exception[],
  verdictOf: (expression: Expression) => Promise<string>,
): Promise<string[]> {
  const all = [...files].filter(([file]) => isChecked(file)).flatMap(([file, source]) => expressionsOf(file, source));
  const isException = ({ file, pattern }: Expression) =>
    allowed.some((exception) => exception.file === file && exception.pattern === pattern);
  const checked = all.filter((expression) => !isException(expression));
  const verdicts = new Map<Expression, string>();
  const queue = checked.values();
  const work = async () => {
    for (const expression of queue) verdicts.set(expression, await verdictOf(expression));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const slow = checked.flatMap((expression) => {
    const verdict = verdicts.get(expression) ?? 'not checked';
    return verdict === 'safe' ? [] : [`${expression.file}:${expression.line} /${expression.pattern}/: ${verdict}`];
  });
  const stale = allowed.filter(({ file, pattern }) => !all.some((e) => e.file === file && e.pattern === pattern));
  return [
    ...slow,
    ...stale.map(({ file, pattern }) => `${file} no longer contains /${pattern}/: remove the exception`),
  ];
}

/** In ms per expression. Slower expressions are too complex to read, too. */
const timeout = 20_000;
/** Limits count steps, because on a busy machine safe expressions exceed a time limit, too. */
const options = { timeout, randomSeed: 1, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };
const cacheFile = 'node_modules/.cache/passgenau/regular-expressions-4.5-1.json';

/**
 * Caches verdicts on disk, so that only new expressions take time. @returns 'safe' or a description of the problem
 */
export function rememberingVerdicts(): { verdictOf: (expression: Expression) => Promise<string>; save: () => void } {
  const cachedVerdicts = new Map<string, string>(readCache());
  const verdictOf = async ({ pattern, flags, isFixed }: Expression) => {
    if (!isFixed) return 'built at run time and therefore cannot be checked';
    const key = `${flags}/${pattern}`;
    const verdict = cachedVerdicts.get(key) ?? (await judge(pattern, flags));
    // Other verdicts may come from the time limit.
    if (verdict === 'safe') cachedVerdicts.set(key, verdict);
    return verdict;
  };
  const save = () => {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify([...cachedVerdicts]));
  };
  return { verdictOf, save };
}

const unknown = 'cannot be proven linear: simplify it';

async function judge(pattern: string, flags: string): Promise<string> {
  const diagnostics = await check(pattern, flags, options);
  if (diagnostics.status === 'safe') return 'safe';
  return diagnostics.status === 'vulnerable' ? `takes ${diagnostics.complexity.summary} time` : unknown;
}

function readCache(): [string, string][] {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as [string, string][];
  } catch {
    return [];
  }
}
