import { Box } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { AimMark, AimNote } from '../../components/footnote/footnote.tsx';
import { look } from '../../components/look/look.ts';
import { SectionTitle } from '../../components/section-title.tsx';

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
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <Box component="ul" mt="clamp(1.5rem, 4vw, 2.5rem)" className={look('stack', 'rows32', 'cols64', 'threeWide')}>
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
      </Box>
      <AimNote figures={titleId} />
    </Box>
  );
}
