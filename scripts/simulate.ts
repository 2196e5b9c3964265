/**
 * `npm run simulate` simulates tests and matching for people with known skills and values, in about ten minutes.
 * `-- --write` also writes shared/{assessments,matching}/simulation-figures.ts; `--tests` and `--matching` run one
 * part; `--people 100` simulates fewer people.
 */
import { clickerKinds } from '#shared/assessments/soft-skills/simulated-paces.ts';
import { literalOf, writeFigures } from './figures-file.ts';
import { simulateJobs } from './simulate-jobs.ts';
import { noiseNames, type SimulationFigures, scenarioNames, shiftSizes, simulate } from './simulation/soft-skills.ts';
import { simulateValues, type ValueFigures } from './simulation/values.ts';

const seed = 1;
const people = Number(process.argv[process.argv.indexOf('--people') + 1]) || 1000;
const valuePeople = 10_000;
const samplePeople = 20;
const target = 'shared/assessments/simulation-figures.ts';
const sampleTarget = 'scripts/simulation/soft-skills-sample.ts';

const isWritten = process.argv.includes('--write');

if (!process.argv.includes('--matching')) simulateTests();
if (!process.argv.includes('--tests')) simulateJobs({ seed, people, samplePeople, isWritten });

function simulateTests(): void {
  const figures = simulate(seed, people);
  const values = simulateValues(seed, valuePeople);
  print(figures, values);
  if (!isWritten) return;
  writeFigures(target, fileOf(figures, values));
  writeFigures(sampleTarget, sampleFileOf(simulate(seed, samplePeople)));
}

function print({ scenarios, clickers, shifts }: SimulationFigures, ofValues: ValueFigures): void {
  const number = new Intl.NumberFormat('de', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  console.log(`${people} Personen je Zeile, Startwert ${seed}\n`);
  console.table(
    scenarioNames.map((name) => {
      const of = scenarios[name];
      return {
        Annahme: name,
        'Top 5': number.format(of.topFiveHit),
        'nach Punkten': number.format(of.topFiveHitByPoints),
        'nur Teil 1': number.format(of.topFiveHitPartOne),
        Rangkorrelation: number.format(of.rankCorrelation),
        '10 vor 11': number.format(of.tenthBeforeEleventh),
        'nach Punkten ': number.format(of.tenthBeforeEleventhByPoints),
        'im Band': number.format(of.bandCoverage),
        'im Band (Top 5)': number.format(of.topFiveCoverage),
        'Ränge je Band': number.format(of.bandWidth),
        verschoben: number.format(of.falselyShifted),
        'andere Fassung': number.format(of.falselyShiftedInOther),
      };
    }),
  );
  const signals = [
    ...scenarioNames.map((name) => ({ name: `ehrlich, ${name}`, quality: scenarios[name].quality })),
    ...scenarioNames.map((name) => ({ name: `ehrlich und zügig, ${name}`, quality: scenarios[name].fastReaders })),
    ...clickerKinds.map((kind) => ({ name: `Zufallsklicker ${kind}`, quality: clickers[kind] })),
  ];
  console.table(
    signals.map(({ name, quality }) => ({
      Personen: name,
      schnell: number.format(quality.fast),
      unverändert: number.format(quality.untouched),
      flach: number.format(quality.flat),
      eingeschränkt: number.format(quality.flagged),
    })),
  );
  console.table(
    noiseNames.flatMap((name) =>
      shifts[name].map(({ places, seen }, index) => ({
        'wirklich verändert': `${name}, ${shiftSizes[index]} Standardabweichungen`,
        Plätze: number.format(places),
        gesehen: number.format(seen),
      })),
    ),
  );
  console.table(ofValues);
}

function fileOf(all: SimulationFigures, ofValues: ValueFigures): string {
  return `/** Written by \`npm run simulate -- --write\`; never by hand. ${people} people of each kind. */
export const simulationFigures = ${literalOf(all)};

/** ${valuePeople} people of each kind. */
export const valueFigures = ${literalOf(ofValues)};
`;
}

function sampleFileOf(sample: SimulationFigures): string {
  return `import type { SimulationFigures } from './soft-skills.ts';

/** Written by \`npm run simulate -- --write\`; never by hand. ${samplePeople} people of each kind, which a test recomputes. */
export const simulationSample: SimulationFigures = ${literalOf(sample)};
`;
}
