/**
 * Every procedure that changes data writes an audit event or has an exemption with a reason. Follows references from a
 * mutation to the functions that write audit events.
 */
import { parseSync } from 'vite';
import { targetOf } from './imports.ts';

const writers = ['logAuditEvent', 'logAccountEvent', 'logOwnEvent'].map(
  (name) => `server/features/audit/service.ts ${name}`,
);

type Unaudited = Readonly<Record<string, string>>;

type Node = { type: string; [key: string]: unknown };
/** A declaration of this file or an export of another one; `'*'`: the whole file. */
type Origin = { file: string; name: string };
type Module = {
  declarations: Map<string, Node>;
  imports: Map<string, Origin>;
  exports: Map<string, Origin>;
  stars: string[];
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameIn = (value: unknown): string => {
  const { name, value: text } = value as { name?: string; value?: string };
  return name ?? text ?? '';
};
const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/**
 * @param mutations names such as 'jobs.publish'
 * @param exempt by mutation name, the reason why it writes no audit event
 */
export function findUnaudited(
  sources: ReadonlyMap<string, string>,
  mutations: readonly string[],
  exempt: Unaudited,
): string[] {
  const server = openModules(sources);
  const procedures = proceduresOf(server);
  const findings = mutations.flatMap((name) => {
    const work = procedures.get(name);
    if (work === undefined) return [`${name}: no such mutation in server/router.ts`];
    const isAudited = reaches(server, work);
    if (isAudited) return name in exempt ? [`${name} writes an audit event: remove it from the exceptions`] : [];
    return name in exempt ? [] : [`${name} writes no audit event and is not listed in scripts/checks/unaudited.ts`];
  });
  const unknown = Object.keys(exempt).filter((name) => !mutations.includes(name));
  return [...findings, ...unknown.map((name) => `${name} is listed as an exception but is not a mutation`)];
}

type Modules = ReturnType<typeof openModules>;
type Work = { file: string; node: Node };

function openModules(sources: ReadonlyMap<string, string>) {
  const opened = new Map<string, Module>();
  return (file: string): Module => {
    const cached = opened.get(file);
    if (cached !== undefined) return cached;
    const source = sources.get(file) ?? '';
    const { program } = parseSync(file, source, { lang: 'ts' });
    const module = moduleOf(file, list((program as unknown as Node)['body']));
    opened.set(file, module);
    return module;
  };
}

function moduleOf(file: string, statements: readonly Node[]): Module {
  const module: Module = { declarations: new Map(), imports: new Map(), exports: new Map(), stars: [] };
  for (const statement of statements) {
    const from = isNode(statement['source']) ? targetOf(file, nameIn(statement['source'])) : null;
    if (statement.type === 'ImportDeclaration') addImports(module, from ?? '', list(statement['specifiers']));
    else if (statement.type === 'ExportAllDeclaration') module.stars.push(from ?? '');
    else {
      addDeclarations(module, isNode(statement['declaration']) ? statement['declaration'] : statement);
      for (const specifier of list(statement['specifiers'])) {
        const [name, as] = [nameIn(specifier['local']), nameIn(specifier['exported'])];
        module.exports.set(as, { file: from ?? file, name });
      }
    }
  }
  return module;
}

function addImports({ imports }: Module, file: string, specifiers: readonly Node[]): void {
  for (const specifier of specifiers) {
    const isAll = specifier.type === 'ImportNamespaceSpecifier';
    imports.set(nameIn(specifier['local']), { file, name: isAll ? '*' : nameIn(specifier['imported'] ?? {}) });
  }
}

function addDeclarations({ declarations }: Module, statement: Node): void {
  if (isNode(statement['id'])) declarations.set(nameIn(statement['id']), statement);
  for (const { id, init } of list(statement['declarations'])) {
    if (!isNode(id) || !isNode(init)) continue;
    if (id.type === 'Identifier') declarations.set(nameIn(id), init);
    for (const { value } of list(id['properties'])) if (isNode(value)) declarations.set(nameIn(value), init);
  }
}

function proceduresOf(modules: Modules): Map<string, Work> {
  const works = new Map<string, Work>();
  const add = (file: string, prefix: string, router: Node) => {
    // `mergeRouters(…)` takes routers, `router({ … })` takes procedures.
    for (const merged of list(router['arguments'])) addRouter(file, prefix, merged);
    for (const { key, value } of propertiesOf(router)) {
      if (!isNode(value)) continue;
      const name = `${prefix}${nameIn(key)}`;
      const work = mutationIn(value);
      if (work !== null) works.set(name, { file, node: work });
      addRouter(file, `${name}.`, value);
    }
  };
  const addRouter = (file: string, prefix: string, value: Node) => {
    if (value.type === 'CallExpression' && value['callee'] && nameIn(value['callee']) === 'mergeRouters') {
      add(file, prefix, value);
      return;
    }
    const inner = value.type === 'Identifier' ? declarationOf(modules, { file, name: nameIn(value) }) : null;
    if (inner !== null) add(inner.file, prefix, inner.node);
  };
  const app = declarationOf(modules, { file: 'server/router.ts', name: 'appRouter' });
  if (app !== null) add(app.file, '', app.node);
  return works;
}

const propertiesOf = (call: Node): Node[] => list(call['arguments']).flatMap((given) => list(given['properties']));

function mutationIn(call: Node): Node | null {
  if (call.type !== 'CallExpression' || !isNode(call['callee']) || !isNode(call['callee']['property'])) return null;
  return nameIn(call['callee']['property']) === 'mutation' ? (list(call['arguments'])[0] ?? null) : null;
}

function declarationOf(modules: Modules, { file, name }: Origin): Work | null {
  if (!file.startsWith('server/')) return null;
  const { declarations, imports, exports, stars } = modules(file);
  const node = declarations.get(name);
  if (node !== undefined) return { file, node };
  const next = imports.get(name) ?? exports.get(name);
  if (next !== undefined && (next.file !== file || next.name !== name)) return declarationOf(modules, next);
  for (const star of stars) {
    const declaration = declarationOf(modules, { file: star, name });
    if (declaration !== null) return declaration;
  }
  return null;
}

function reaches(modules: Modules, start: Work): boolean {
  const seen = new Set<Node>();
  const pending = [start];
  for (let work = pending.pop(); work !== undefined; work = pending.pop()) {
    if (seen.has(work.node)) continue;
    seen.add(work.node);
    for (const origin of namesIn(modules, work)) {
      if (writers.includes(`${origin.file} ${origin.name}`)) return true;
      const next = declarationOf(modules, origin);
      if (next !== null) pending.push(next);
    }
  }
  return false;
}

function namesIn(modules: Modules, { file, node }: Work): Origin[] {
  const { declarations, imports } = modules(file);
  const origins = new Map<string, Origin>();
  const use = (name: string, member: string | null) => {
    const origin = imports.get(name) ?? (declarations.has(name) ? { file, name } : null);
    if (origin === null) return;
    const target = origin.name === '*' && member !== null ? { ...origin, name: member } : origin;
    origins.set(`${target.file} ${target.name}`, target);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const child of value) visit(child);
      return;
    }
    if (!isNode(value) || value.type.startsWith('TS')) return;
    if (value.type === 'Identifier') {
      use(nameIn(value), null);
      return;
    }
    const isMember = value.type === 'MemberExpression' && value['computed'] === false;
    if (isMember && isNode(value['object']) && value['object'].type === 'Identifier') {
      use(nameIn(value['object']), nameIn(value['property']));
      return;
    }
    const isPlainKey = value.type === 'Property' && value['shorthand'] === false;
    for (const [key, child] of Object.entries(value))
      if (!(isMember && key === 'property') && !(isPlainKey && key === 'key')) visit(child);
  };
  visit(node);
  return [...origins.values()];
}
