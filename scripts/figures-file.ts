import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export function literalOf(figures: object): string {
  return JSON.stringify(figures, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/\{[^{}]{0,160}\}/g, (record) => record.replaceAll(/\n */g, ' '));
}

export function writeFigures(target: string, source: string): void {
  writeFileSync(target, source);
  execFileSync('biome', ['format', '--write', target]);
  console.log(`Geschrieben: ${target}`);
}
