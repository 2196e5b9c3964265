/** `npm run check` runs every check, prints the problems and exits with 1. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mutationKinds } from '../../shared/mutation-kinds.ts';
import { findUnaudited } from './audited.ts';
import { findVersionProblems } from './changelog.ts';
import { findInvalidSubjects, readSubjects } from './commit-subjects.ts';
import { findOtherVerbs } from './data-access.ts';
import { findFilesForTests, findUnusedExports, readPrograms } from './exports.ts';
import { findFeatureCycles } from './feature-graph.ts';
import { findStaleMap } from './feature-map.ts';
import { findGermanTexts } from './german-texts.ts';
import { findBreaches, findHeavyFirstLoad, findPagesOfOneFeature, readSources } from './imports.ts';
import { findForbiddenLicences, listShipped } from './licences.ts';
import { findUnclearProse, readProse } from './plain-english.ts';
import { exceptions, findSlow, rememberingVerdicts } from './regular-expressions.ts';
import { findRetiredNames } from './retired-names.ts';
import { findMixedSpacing, findTooMuchStyle, findUnusedCommon, readStyles } from './styles.ts';
import { findForeignWrites, readSchema } from './table-owners.ts';
import { unaudited } from './unaudited.ts';

const maxLines = 300;

const sources = readSources(process.cwd());
const programs = new Map([...sources, ...readPrograms(process.cwd())]);
const styles = readStyles(['client', 'server', 'shared']);
const verdicts = rememberingVerdicts();
const results = [
  run('Format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  run('Types', 'tsc', ['-p', '.']),
  report(
    'Import directions',
    findBreaches(sources).map(({ file, imported, rule }) => `${file} imports ${imported}: ${rule}`),
  ),
  report(
    'Pages',
    findPagesOfOneFeature(sources).map(
      (file) => `${file} uses a single feature: move it into the folder of that feature`,
    ),
  ),
  report(
    'First load',
    findHeavyFirstLoad(sources).map((file) => `${file} adds zod to the first load`),
  ),
  report('Audit events', findUnaudited(sources, Object.keys(mutationKinds), unaudited)),
  report('German texts', findGermanTexts(sources)),
  report('Data access verbs', findOtherVerbs(sources)),
  report('Unused exports', [...findUnusedExports(programs), ...findFilesForTests(programs)]),
  report('Feature graph', findFeatureCycles(sources)),
  report('Table owners', findForeignWrites(sources, readSchema('prisma/schema'))),
  report(
    'File sizes',
    [...sources]
      .filter(([, text]) => text.split('\n').length > maxLines + 1)
      .map(([file]) => `${file} has more than ${maxLines} lines`),
  ),
  report('Style sheets', [
    ...findTooMuchStyle(styles),
    ...findUnusedCommon(styles, sources.values()),
    ...findMixedSpacing([...sources].filter(([file]) => file.startsWith('client/'))),
  ]),
  report('Plain English', findUnclearProse(readProse(process.cwd()))),
  report('Retired names', findRetiredNames(sources)),
  report('Commit subjects', findInvalidSubjects(readSubjects())),
  report('Licences', findForbiddenLicences(listShipped(process.cwd(), sources))),
  report('Version and changelog', findVersionProblems(process.cwd())),
  report('Feature map', findStaleMap(sources, readFileSync('CONTRIBUTING.md', 'utf8'))),
  report('Regular expressions', await findSlow(sources, exceptions, verdicts.verdictOf)),
];
verdicts.save();
process.exit(results.every(Boolean) ? 0 : 1);

function run(title: string, program: string, args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, { encoding: 'utf8' });
  return report(title, status === 0 ? [] : [`${stdout}${stderr}`]);
}

function report(title: string, findings: string[]): boolean {
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${title}`);
  for (const finding of findings) console.log(finding);
  return findings.length === 0;
}
