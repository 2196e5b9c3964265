/**
 * `npm run simulate`: a population with known skills goes through the soft-skill test; prints how well it is recovered.
 * `npm run simulate -- --write` also writes shared/assessments/soft-skills/simulation-figures.ts, the figures of the method page.
 */
import { writeFileSync } from 'node:fs';
import { clickerKinds } from '#shared/assessments/soft-skills/simulated-people.ts';
import {
  noiseLevels,
  noiseNames,
  type SimulationFigures,
  simulate,
} from '#shared/assessments/soft-skills/simulation.ts';

const seed = 1;
const people = 1000;
/** Small enough to be recomputed by a test. */
const samplePeople = 100;
const target = 'shared/assessments/soft-skills/simulation-figures.ts';

const figures = simulate(seed, people);
print(figures);
if (process.argv.includes('--write')) {
  writeFileSync(target, fileOf(figures, simulate(seed, samplePeople)));
  console.log(`Geschrieben: ${target}`);
}

function print({ noise, clickers }: SimulationFigures): void {
  const number = new Intl.NumberFormat('de', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  console.log(`${people} Personen je Zeile, Startwert ${seed}\n`);
  console.table(
    noiseNames.map((name) => ({
      'Rauschen (Gumbel / Aussage)': `${name} (${noiseLevels[name].gumbelScale} / ${noiseLevels[name].statementSd})`,
      'Top-5-Treffer': number.format(noise[name].topFiveHit),
      'nur Teil 1': number.format(noise[name].topFiveHitPartOne),
      Rangkorrelation: number.format(noise[name].rankCorrelation),
      'im Band': number.format(noise[name].bandCoverage),
      'im Band (Top 5)': number.format(noise[name].topFiveCoverage),
      'Ränge je Band': number.format(noise[name].bandWidth),
    })),
  );
  const signals = [
    ...noiseNames.map((name) => ({ name: `ehrlich, Rauschen ${name}`, quality: noise[name].quality })),
    ...clickerKinds.map((kind) => ({ name: `Zufallsklicker ${kind}`, quality: clickers[kind] })),
  ];
  console.table(
    signals.map(({ name, quality }) => ({
      Personen: name,
      schnell: number.format(quality.fast),
      unverändert: number.format(quality.untouched),
      flach: number.format(quality.flat),
      'eingeschränkt belastbar': number.format(quality.flagged),
    })),
  );
}

function fileOf(all: SimulationFigures, sample: SimulationFigures): string {
  return `import type { SimulationFigures } from './simulation.ts';

/** Written by \`npm run simulate -- --write\`; never by hand. ${people} people of each kind. */
export const simulationFigures: SimulationFigures = ${literal(all)};

/** The same with the first ${samplePeople} people, which a test recomputes. */
export const simulationSample: SimulationFigures = ${literal(sample)};
`;
}

/** As the formatter leaves it: keys without quotes, a comma after the last entry. */
function literal(value: SimulationFigures): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll(/([\d}])\n/g, '$1,\n');
}
