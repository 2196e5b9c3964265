import { Box } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { AimMark, AimNote } from '../../components/footnote/footnote.tsx';
import { look } from '../../components/look/look.ts';

const titleId = 'zahlen';

export function CompanyStatistics() {
  const { title, items } = companyInfoTexts.statistics;
  return (
    <Box
      component="section"
      p="0 var(--pg-gutter) clamp(3.5rem, 8vw, 6.5rem)"
      className={look('page')}
      aria-labelledby={titleId}
    >
      <Box
        component="h2"
        mb="clamp(1.5rem, 4vw, 2.5rem)"
        fz="clamp(1.875rem, 3.6vw, 2.75rem)"
        lts="-0.025em"
        lh={1.08}
        className={look('heading')}
        id={titleId}
      >
        {title}
      </Box>
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
              <AimMark />
            </Box>{' '}
            {label}
          </li>
        ))}
      </ul>
      <AimNote figures={titleId} />
    </Box>
  );
}
