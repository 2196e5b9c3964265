import { Box, Stack } from '@mantine/core';
import { valueFigures } from '#shared/assessments/simulation-figures.ts';
import { locale } from '#shared/product.ts';
import { methodTexts as texts } from '#shared/texts/assessments/method.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import { BandExample } from './band-example.tsx';
import { Chapter, ForExperts, MatchChapter, Paragraphs } from './match-chapter.tsx';
import classes from './method-page.module.css';
import { FlaggedTable, SimulationTables } from './simulation-table.tsx';

const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const finePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

export default function MethodPage() {
  const hasTest = useHasSoftskillTest();
  const { values, notFor } = texts;
  return (
    <Box mx="auto" maw="var(--pg-reading)">
      <PageHeader title={texts.title} text={texts.text} />
      {hasTest ? <SoftskillChapters /> : <Preparing />}
      <Chapter title={values.title}>
        <Paragraphs texts={values.paragraphs} />
        <ForExperts of="values">
          <Paragraphs texts={values.experts} />
          <ConsistencyTable />
          <p>{valueChance()}</p>
          <p>{values.shared}</p>
        </ForExperts>
      </Chapter>
      <MatchChapter />
      <Chapter title={notFor.title}>
        <Stack
          component="ul"
          p="1.5rem 1.5rem 1.5rem 2.75rem"
          gap="sm"
          fz={17}
          bg="var(--pg-sunken)"
          bdrs="fit"
          className={common.bulleted}
        >
          {notFor.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Stack>
      </Chapter>
      <LinkButton to={paths.tests} kind="action" size="lg">
        {texts.start}
      </LinkButton>
    </Box>
  );
}

const Preparing = () => (
  <Chapter title={preparingTexts.title}>
    <p>{preparingTexts.text}</p>
  </Chapter>
);

function SoftskillChapters() {
  const { measured, scored, sure, quality } = texts;
  return (
    <>
      <Chapter title={measured.title}>
        <Paragraphs texts={measured.paragraphs} />
      </Chapter>
      <Chapter title={scored.title}>
        <Paragraphs texts={scored.paragraphs} />
        <ForExperts of="scored">
          <Paragraphs texts={scored.experts} />
        </ForExperts>
      </Chapter>
      <Chapter title={sure.title}>
        <Paragraphs texts={sure.paragraphs} />
        <BandExample />
        <ForExperts of="sure">
          <Paragraphs texts={sure.experts} />
          <SimulationTables />
        </ForExperts>
      </Chapter>
      <Chapter title={quality.title}>
        <p>{quality.short}</p>
        <ForExperts of="quality">
          <p>{quality.text}</p>
          <Stack component="dl" gap="md" className={classes.signals}>
            {quality.signals.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Stack>
          <p>{quality.after}</p>
          <FlaggedTable />
        </ForExperts>
      </Chapter>
    </>
  );
}

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
    <table className={`${classes.table} ${common.table}`}>
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
