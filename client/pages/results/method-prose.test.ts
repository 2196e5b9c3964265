import { expect, test } from 'vitest';
import { simulationFigures } from '#shared/assessments/simulation-figures.ts';
import { bandSettings } from '#shared/assessments/soft-skills/uncertainty.ts';
import { valueWords } from '#shared/assessments/values/values.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import { chanceFit, matchWeights } from '#shared/matching/match-weights.ts';
import { matchingFigures } from '#shared/matching/simulation-figures.ts';
import { companyProfile } from '#shared/matching/value-fit.ts';
import { matchingMethodTexts } from '#shared/texts/assessments/method-matching.ts';
import { matchReasonTexts } from '#shared/texts/matching/match-reasons.ts';

const { clickers, scenarios } = simulationFigures;

test('the sentences on flagged runs match the figures above them', () => {
  // 'Schon wer sich 6 Sekunden Zeit lässt, kann meist unbemerkt zufällig klicken'
  expect(clickers.steady.flagged).toBeLessThan(0.5);
  expect(clickers.patient.flagged).toBeLessThan(0.5);
  // 'öfter noch, wer dabei zügig liest'
  expect(scenarios.high.fastReaders.flagged).toBeGreaterThan(scenarios.high.quality.flagged);
  // 'wird manchmal zu Unrecht genannt'
  expect(scenarios.high.quality.flagged).toBeGreaterThan(0.02);
  expect(scenarios.high.quality.flagged).toBeLessThan(0.2);
});

test('the sentences on the bands match the figures above them', () => {
  // 'in allen diesen Rechnungen etwas öfter als in 8 von 10 Fällen'
  for (const { bandCoverage } of Object.values(scenarios)) {
    expect(bandCoverage).toBeGreaterThan(0.8);
    expect(bandCoverage).toBeLessThan(0.95);
  }
});

test('the sentences on the Passung match the rules of the code', () => {
  const words = JSON.stringify(matchingMethodTexts);
  expect(jobLimits.skills).toEqual({ min: 3, max: 8 }); // 'die drei bis acht verlangten Stärken'
  expect(words).toContain(`Jedes der ${valueWords.length} Wörter`);
  expect(bandSettings).toMatchObject({ draws: 1000 }); // 'aus 1.000 Reihenfolgen'
  // 'zu 70 % für seinen Grundwert und zu je 15 % für die beiden daneben'
  expect([...(companyProfile(['Macht']) ?? [])].filter((share) => share > 0)).toEqual([0.15, 0.7, 0.15]);
  const { skills, values } = matchWeights;
  expect(words).toContain(`bis zu ${skills} Punkte, die Werte bis zu ${values}`);
  expect(matchReasonTexts.open.basis.both).toContain(`${skills}, Werte ${values} von 100`);
  expect(words).toContain(`die Werte ${chanceFit.values} von 100, die Stärken ${chanceFit.skills} von 100`);
  // The agreement of the two readers is recomputed next to the assignment.
  expect(words).toContain('154 von 170');
  expect(words).toContain('Kappa 0,89');
});

test('the sentences on the simulated jobs match the figures above them', () => {
  const { low, middle, high } = matchingFigures.scenarios;
  // 'etwas öfter in der Spanne als versprochen', and only there.
  expect(low.coverage).toBeGreaterThan(0.84);
  expect(low.coverage).toBeLessThan(0.87);
  for (const { coverage } of [middle, high]) {
    expect(coverage).toBeGreaterThan(0.75);
    expect(coverage).toBeLessThan(0.85);
  }
  // 'Eine Zahl um … ist also gewöhnlich'
  expect(Math.abs(middle.mean - (middle.quantiles[2] ?? 0))).toBeLessThan(2);
});
