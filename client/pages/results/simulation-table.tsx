import { Box } from '@mantine/core';
import { simulationFigures } from '#shared/assessments/soft-skills/simulation-figures.ts';
import { locale } from '#shared/product.ts';
import { methodTexts } from '#shared/texts/method.ts';
import { look } from '../../components/look/look.ts';
import classes from './method-page.module.css';

const { simulation: texts } = methodTexts.sure;
const levels = ['low', 'middle', 'high'] as const;

const percent = new Intl.NumberFormat(locale, { style: 'percent' });
const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });

/** `most`: what a full bar stands for where the figures are shown as bars. */
const rows = [
  { name: 'topFiveHit', format: percent, most: 1 },
  { name: 'rankCorrelation', format: twoDigits, most: 1 },
  { name: 'bandCoverage', format: percent, most: 1 },
  { name: 'bandWidth', format: whole, most: 30 },
] as const;

/** How often the result was right for people whose skills are known; the figures come from the simulation itself. */
export function SimulationTable() {
  const { people, noise } = simulationFigures;
  return (
    <>
      <Box component="h3" mt="xl" mb="xs" className={look('heading', 'step1')}>
        {texts.title}
      </Box>
      <p>{texts.text(whole.format(people))}</p>
      <table className={`${classes.table} ${classes.bars} ${look('table', 'rowsNarrow')}`}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            {levels.map((level) => (
              <th key={level} className={classes.value} scope="col">
                {texts.noise[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, format, most }) => (
            <tr key={name}>
              <th scope="row">{texts.rows[name]}</th>
              {levels.map((level) => (
                <td key={level} className={classes.value}>
                  <Box component="span" hiddenFrom="sm">
                    {texts.noise[level]}
                  </Box>
                  <Bar part={noise[level][name] / most} />
                  {format.format(noise[level][name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.command}>
        {texts.command} <code>npm run simulate</code>.
      </p>
    </>
  );
}

/** The figure beside it as a length, where the columns of the table have no room beside each other. */
function Bar({ part }: { part: number }) {
  return (
    <Box component="svg" hiddenFrom="sm" width="100%" height="14" aria-hidden="true">
      <rect fill="var(--pg-sunken)" width="100%" height="14" rx="4" />
      <rect className={look('fillPerson')} width={`${part * 100}%`} height="14" rx="4" />
    </Box>
  );
}
