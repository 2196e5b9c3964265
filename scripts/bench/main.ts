/** `npm run bench [section …]` measures the built product and prints a table per section; all sections by default. */
import { readdir } from 'node:fs/promises';
import { printTable, type Section } from './section.ts';

const folder = new URL('./sections/', import.meta.url);
const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
const sections = await Promise.all(
  files.map(async (file) => ((await import(new URL(file, folder).href)) as { section: Section }).section),
);

const requestedSections = process.argv.slice(2);
const unknown = requestedSections.filter((name) => sections.every((section) => section.name !== name));
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. Available: ${sections.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

let isFine = true;
for (const section of sections) {
  if (requestedSections.length > 0 && !requestedSections.includes(section.name)) continue;
  const rows = await section.run();
  printTable(`${section.name}: ${section.title}`, rows);
  isFine &&= rows.every(({ ok }) => ok !== false);
}
process.exit(isFine ? 0 : 1);
