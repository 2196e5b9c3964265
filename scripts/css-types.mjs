/**
 * Writes the types of all style modules into .cache/css-types, which tsconfig.json lays over the tree (`rootDirs`): a class
 * that its style sheet does not have is a type error. Plain JavaScript, because set-up runs it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';

const folder = '.cache/css-types';

/** The classes that a style sheet defines, in the order of its lines. @param {string} source @returns {string[]} */
export function classesOf(source) {
  const found = new Set();
  parse(source).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
    for (const [, name] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.add(name);
  });
  return [...found];
}

/** @param {string} source */
const declaration = (source) => {
  const lines = classesOf(source).map((name) => `  readonly ${JSON.stringify(name)}: string;`);
  return `declare const classes: {\n${lines.join('\n')}\n};\nexport default classes;\n`;
};

export function writeCssTypes() {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync('client', { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.module.css')) continue;
    const file = join(entry.parentPath, entry.name);
    const target = join(folder, file.replace(/\.css$/, '.d.css.ts'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, declaration(readFileSync(file, 'utf8')));
  }
}
