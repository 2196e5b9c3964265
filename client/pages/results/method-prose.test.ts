import { expect, test } from 'vitest';
import { simulationFigures } from '#shared/assessments/simulation-figures.ts';

const { clickers, scenarios } = simulationFigures;

// The other sentences that a figure could prove wrong are held to them beside the simulation.
test('the words below the flagged runs fit the figures above them', () => {
  // 'lässt sich meist nicht erkennen'
  expect(clickers.patient.flagged).toBeLessThan(0.45);
  // 'wird manchmal zu Unrecht genannt'
  expect(scenarios.high.quality.flagged).toBeGreaterThan(0.02);
  expect(scenarios.high.quality.flagged).toBeLessThan(0.2);
});

test('the words below the bands fit the figures above them', () => {
  // 'in allen diesen Rechnungen etwas öfter als in 8 von 10 Fällen'
  for (const { bandCoverage } of Object.values(scenarios)) {
    expect(bandCoverage).toBeGreaterThan(0.8);
    expect(bandCoverage).toBeLessThan(0.95);
  }
});
