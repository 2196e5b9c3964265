import { Box } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/company-info.ts';
import { look } from '../../components/look/look.ts';

export function CompanyStatistics() {
  const { title, items } = companyInfoTexts.statistics;
  return (
    <Box
      component="section"
      p="0 var(--pg-gutter) clamp(3.5rem, 8vw, 6.5rem)"
      className={look('page')}
      aria-labelledby="zahlen"
    >
      <h2 className={look('unseen')} id="zahlen">
        {title}
      </h2>
      <ul className={look('stack', 'rows32', 'cols64', 'threeWide')}>
        {items.map(({ value, label }) => (
          <li key={label} className={look('larger', 'strong')}>
            <Box
              component="span"
              fz="clamp(3rem, 6vw, 4.75rem)"
              lts="-0.04em"
              lh={1.05}
              className={look('heading', 'block', 'oneLine')}
            >
              {value}
            </Box>{' '}
            {label}
          </li>
        ))}
      </ul>
    </Box>
  );
}
