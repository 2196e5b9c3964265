import { literalOf, writeFigures } from './figures-file.ts';
import {
  type MatchingFigures,
  matchScenarios,
  quantiles,
  shadingSizes,
  simulateMatching,
} from './simulation/matching.ts';

const target = 'shared/matching/simulation-figures.ts';
const sampleTarget = 'scripts/simulation/matching-sample.ts';

type Order = { seed: number; people: number; samplePeople: number; isWritten: boolean };

export function simulateJobs({ seed, people, samplePeople, isWritten }: Order): void {
  const figures = simulateMatching(seed, people);
  print(figures);
  if (!isWritten) return;
  writeFigures(target, fileOf(figures));
  writeFigures(sampleTarget, sampleFileOf(simulateMatching(seed, samplePeople)));
}

function print({ scenarios, people, chanceFit, shading, oneWord }: MatchingFigures): void {
  const whole = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat('de', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  console.log(`Passung: ${people} Personen je Zeile`);
  console.table(
    matchScenarios.map((name) => {
      const of = scenarios[name];
      return {
        Annahme: name,
        Mittel: whole.format(of.mean),
        Streuung: whole.format(of.deviation),
        [`Quantile ${quantiles.join(' ')}`]: of.quantiles.join(' '),
        'beste unter dreien': share.format(of.bestInThree),
        'beste zuerst': share.format(of.bestFirst),
        'in der Spanne': share.format(of.coverage),
        'Punkte je Spanne': whole.format(of.span),
      };
    }),
  );
  console.table(shading.map((figures, index) => ({ 'Anforderungen gehoben um': shadingSizes[index], ...figures })));
  console.table({ 'zufälliges Paar': chanceFit, 'ein Wort': oneWord });
}

const fileOf = (figures: MatchingFigures): string =>
  `/** Written by \`npm run simulate -- --matching --write\`; never by hand. ${figures.people} people of each kind with ten jobs each. */
export const matchingFigures = ${literalOf(figures)};
`;

const sampleFileOf = (sample: MatchingFigures): string =>
  `import type { MatchingFigures } from './matching.ts';

/** Written by \`npm run simulate -- --matching --write\`; never by hand. ${sample.people} people of each kind, which a test recomputes. */
export const matchingSample: MatchingFigures = ${literalOf(sample)};
`;
