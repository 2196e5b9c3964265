/**
 * Writes types of all style modules to .cache/css-types (`rootDirs` in tsconfig.json), so that an unknown class is a
 * type error. Plain JavaScript because set-up runs it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';

const folder = '.cache/css-types';

export function classesOf(source) {
  const found = new Set();
  parse(source).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
    for (const [, name] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.add(name);
  });
  return [...found];
}

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
