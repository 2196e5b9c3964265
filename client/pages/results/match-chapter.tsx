import { Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { matchingFigures } from '#shared/matching/simulation-figures.ts';
import { basicValues } from '#shared/matching/types.ts';
import { locale } from '#shared/product.ts';
import { basicValueMeanings, basicValueNames } from '#shared/texts/assessments/basic-values.ts';
import { methodTexts } from '#shared/texts/assessments/method.ts';
import { basicValueTerms, matchingMethodTexts as texts } from '#shared/texts/assessments/method-matching.ts';
import { Fold } from '../../components/fold/fold.tsx';
import { FigureTable } from './figure-table.tsx';
import classes from './method-page.module.css';

const { scenarios, people, jobsEach, oneWord, shading } = matchingFigures;
const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

const levels = ['low', 'middle', 'high'] as const;
const metrics = {
  bestInThree: { format: percent, most: 1 },
  bestFirst: { format: percent, most: 1 },
  coverage: { format: percent, most: 1 },
  span: { format: integer, most: 100 },
} as const;

export function MatchChapter() {
  const { inputs, computed, values, parts, range } = texts;
  const [plain = '', half = '', lifted = ''] = shading.map(({ mean }) => integer.format(mean));
  return (
    <Chapter title={texts.title}>
      <Paragraphs texts={texts.short} />
      <p>{texts.decision}</p>
      <ForExperts of="match">
        <Paragraphs texts={texts.meaning} />
        <Section {...inputs} />
        <Section {...computed} />
        <Section {...values}>
          <p>{values.oneWord(decimal.format(oneWord.fewest), decimal.format(oneWord.most))}</p>
          <p>{values.circle}</p>
          <BasicValues />
        </Section>
        <Section {...parts} />
        <Section {...range}>
          <p>{texts.shading(plain, half, lifted)}</p>
        </Section>
        <Section {...texts.anonymous} />
        <SimulationResults />
      </ForExperts>
    </Chapter>
  );
}

type SectionProps = { title: string; paragraphs: readonly string[]; children?: ReactNode };

function Section({ title, paragraphs, children }: SectionProps) {
  return (
    <>
      <Title order={3} size="h4" mt="xl" mb="xs" lh="inherit">
        {title}
      </Title>
      <Paragraphs texts={paragraphs} />
      {children}
    </>
  );
}

function BasicValues() {
  return (
    <Stack component="dl" gap="xs" className={classes.signals}>
      {basicValues.map((value) => (
        <div key={value}>
          <dt>{texts.values.name(basicValueNames[value], basicValueTerms[value])}</dt>
          <dd>{basicValueMeanings[value]}</dd>
        </div>
      ))}
    </Stack>
  );
}

function SimulationResults() {
  const { simulation } = texts;
  return (
    <Section title={simulation.title} paragraphs={[simulation.text(integer.format(people))]}>
      <FigureTable
        caption={simulation.caption}
        rowTitle={methodTexts.sure.simulation.figure}
        columnTitles={levels.map((level) => methodTexts.sure.simulation.noise[level])}
        rows={(Object.keys(metrics) as Array<keyof typeof metrics>).map((kind) => ({
          name: simulation.rows[kind],
          figures: levels.map((level) => {
            const value = scenarios[level][kind];
            return { text: metrics[kind].format.format(value), part: value / metrics[kind].most };
          }),
        }))}
      />
      <Paragraphs texts={[chanceText(), spreadText(), simulation.coverage, simulation.assumed]} />
      <p className={classes.command}>
        {methodTexts.sure.simulation.command} <code>npm run simulate -- --matching</code>.
      </p>
    </Section>
  );
}

const chanceText = (): string => texts.simulation.chance(percent.format(3 / jobsEach), percent.format(1 / jobsEach));

function spreadText(): string {
  const { mean, quantiles, span } = scenarios.middle;
  const [, from = 0, , to = 0, max = 0] = quantiles;
  const values = { mean: integer.format(mean), from: String(from), to: String(to), most: String(max) };
  return `${texts.simulation.spread(values)} ${texts.simulation.neighbours(integer.format(span))}`;
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.chapter} aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="sm" lts="-0.015em" id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}

type ForExpertsProps = { of: keyof typeof methodTexts.experts; children: ReactNode };

/** Formulas and simulations, folded away from readers who do not look for them. */
export const ForExperts = ({ of, children }: ForExpertsProps) => (
  <Fold title={methodTexts.experts[of]} heading="h3">
    {children}
  </Fold>
);

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
