import { Title } from '@mantine/core';
import { simulationFigures } from '#shared/assessments/simulation-figures.ts';
import {
  carefulPace,
  clickerKinds,
  clickerPaces,
  fastReadersPace,
  type Pace,
} from '#shared/assessments/soft-skills/simulated-paces.ts';
import { locale } from '#shared/product.ts';
import { methodTexts } from '#shared/texts/assessments/method.ts';
import { type Figure, FigureTable } from './figure-table.tsx';
import classes from './method-page.module.css';

const { simulation: texts } = methodTexts.sure;
const { scenarios, clickers, shifts, people } = simulationFigures;

const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const finePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

const levels = ['low', 'middle', 'high'] as const;
const weakScenarios = ['middle', 'related', 'closelyRelated', 'uneven', 'veryUneven'] as const;

const metrics = {
  topFiveHit: { format: percent, most: 1 },
  rankCorrelation: { format: twoDigits, most: 1 },
  bandCoverage: { format: percent, most: 1 },
  bandWidth: { format: integer, most: 30 },
  falselyShifted: { format: finePercent, most: 1 },
} as const;
type Metric = keyof typeof metrics;

function figureOf(scenario: keyof typeof scenarios, kind: Metric): Figure {
  const { format, most } = metrics[kind];
  const value = scenarios[scenario][kind];
  return { text: format.format(value), part: value / most };
}

function shiftText(): string {
  const shiftOf = (level: (typeof levels)[number]) => shifts[level][1];
  const [low = '', middle = '', high = ''] = levels.map((level) => finePercent.format(shiftOf(level)?.seen ?? 0));
  return methodTexts.sure.shiftText({ places: integer.format(shiftOf('middle')?.places ?? 0), low, middle, high });
}

export function SimulationTables() {
  const [low, middle, high] = levels.map((level) => percent.format(scenarios[level].oneApart));
  return (
    <>
      <Title order={3} size="h4" mt="xl" mb="xs" lh="inherit">
        {texts.title}
      </Title>
      <p>{texts.text(integer.format(people))}</p>
      <p>{texts.noiseText(low ?? '', middle ?? '', high ?? '')}</p>
      <FigureTable
        caption={texts.caption}
        rowTitle={texts.figure}
        columnTitles={levels.map((level) => texts.noise[level])}
        rows={(Object.keys(metrics) as Metric[]).map((kind) => ({
          name: texts.rows[kind],
          figures: levels.map((level) => figureOf(level, kind)),
        }))}
      />
      <p>{shiftText()}</p>
      <p>{texts.lowersText}</p>
      <FigureTable
        caption={texts.lowersCaption}
        rowTitle={texts.assumption}
        columnTitles={Object.values(texts.lowersHeads)}
        rows={weakScenarios.map((scenario) => ({
          name: texts.lowers[scenario],
          figures: (Object.keys(texts.lowersHeads) as Metric[]).map((kind) => figureOf(scenario, kind)),
        }))}
      />
      <p>{texts.coverage}</p>
      <p className={classes.command}>
        {texts.command} <code>npm run simulate</code>.
      </p>
    </>
  );
}

const { figures: flaggedTexts } = methodTexts.quality;
const honestScenarios = ['low', 'middle', 'closelyRelated', 'high'] as const;
const secondsOf = ({ medianMs }: Pace): number => medianMs / 1000;

export function FlaggedTable() {
  const rows = [
    ...clickerKinds.map((kind) => ({
      who: kind === 'passive' ? flaggedTexts.passive : flaggedTexts.random,
      pace: clickerPaces[kind],
      flagged: clickers[kind].flagged,
    })),
    ...honestScenarios.map((name) => ({
      who: flaggedTexts[name],
      pace: carefulPace,
      flagged: scenarios[name].quality.flagged,
    })),
    ...honestScenarios.map((name) => ({
      who: flaggedTexts[name],
      pace: fastReadersPace,
      flagged: scenarios[name].fastReaders.flagged,
    })),
  ];
  return (
    <>
      <FigureTable
        caption={flaggedTexts.caption}
        rowTitle={flaggedTexts.who}
        columnTitles={[flaggedTexts.share]}
        rows={rows.map(({ who, pace, flagged }) => ({
          name: flaggedTexts.seconds(who, secondsOf(pace)),
          figures: [{ text: finePercent.format(flagged), part: flagged }],
        }))}
      />
      <p>{flaggedTexts.note(secondsOf(clickerPaces.steady))}</p>
    </>
  );
}
