import { Box } from '@mantine/core';
import { valueFigures } from '#shared/assessments/simulation-figures.ts';
import { locale } from '#shared/product.ts';
import { preparingTexts } from '#shared/texts/assessments/assessments.ts';
import { methodTexts as texts } from '#shared/texts/assessments/method.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { BandExample } from './band-example.tsx';
import { Chapter, MatchChapter, Paragraphs } from './match-chapter.tsx';
import classes from './method-page.module.css';
import { FlaggedTable, SimulationTables } from './simulation-table.tsx';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const finePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** 'Über die Tests': the product's own doubts, in plain words. */
export default function MethodPage() {
  const hasTest = useHasSoftskillTest();
  const { values, notFor } = texts;
  return (
    <div className={look('mid', 'reading')}>
      <PageHeader title={texts.title} text={texts.text} />
      {hasTest ? <SoftskillChapters /> : <Preparing />}
      <Chapter title={values.title}>
        <Paragraphs texts={values.paragraphs} />
        <ConsistencyTable />
        <p>{valueChance()}</p>
        <p>{values.shared}</p>
      </Chapter>
      <MatchChapter />
      <Chapter title={notFor.title}>
        <Box
          component="ul"
          p="1.5rem 1.5rem 1.5rem 2.75rem"
          className={look('bulleted', 'stack', 'large', 'sunken', 'fit', 'gap12')}
        >
          {notFor.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Box>
      </Chapter>
      <LinkButton to={paths.tests} kind="action">
        {texts.start}
      </LinkButton>
    </div>
  );
}

const Preparing = () => (
  <Chapter title={preparingTexts.title}>
    <p>{preparingTexts.text}</p>
  </Chapter>
);

/** What there is to say about the soft-skill test. */
function SoftskillChapters() {
  const { measured, scored, sure, quality } = texts;
  return (
    <>
      <Chapter title={measured.title}>
        <Paragraphs texts={measured.paragraphs} />
      </Chapter>
      <Chapter title={scored.title}>
        <Paragraphs texts={scored.paragraphs} />
      </Chapter>
      <Chapter title={sure.title}>
        <Paragraphs texts={sure.paragraphs} />
        <BandExample />
        <SimulationTables />
      </Chapter>
      <Chapter title={quality.title}>
        <p>{quality.text}</p>
        <dl className={`${classes.signals} ${look('stack', 'gap16')}`}>
          {quality.signals.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{quality.after}</p>
        <FlaggedTable />
      </Chapter>
    </>
  );
}

/** How far the coefficient can be trusted, in the figures of the simulation. */
function valueChance(): string {
  const { chanceReachesSome, chanceReachesMany, clearTopThreeClose, clearTopThreeApart } = valueFigures;
  return texts.values.chance({
    some: finePercent.format(chanceReachesSome),
    many: finePercent.format(chanceReachesMany),
    from: percent.format(clearTopThreeClose),
    to: percent.format(clearTopThreeApart),
  });
}

function ConsistencyTable() {
  const { values } = texts;
  return (
    <table className={`${classes.table} ${look('table')}`}>
      <caption>{values.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{values.coefficient}</th>
          <th scope="col">{values.words}</th>
        </tr>
      </thead>
      <tbody>
        {values.bands.map(({ from, name }) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
