import { Box } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import common from '../../components/common.module.css';
import { AimFigure, TargetFootnote } from '../../components/footnote/footnote.tsx';
import { SectionTitle } from '../../components/section-title.tsx';

const titleId = 'zahlen';

export function CompanyStatistics() {
  const { title, items } = companyInfoTexts.statistics;
  return (
    <Box
      component="section"
      p="0 var(--pg-gutter) clamp(2.5rem, 7vw, 5.5rem)"
      className={common.page}
      aria-labelledby={titleId}
    >
      <SectionTitle id={titleId}>{title}</SectionTitle>
      <Box
        component="ul"
        mt="clamp(1.5rem, 4vw, 2.5rem)"
        className={`${common.stack} ${common.threeWide}`}
        style={{ gap: '2rem 4rem' }}
      >
        {items.map(({ value, label }) => (
          <Box component="li" key={label} fz="lg" fw={600}>
            <AimFigure size="clamp(3rem, 6vw, 4.75rem)">{value}</AimFigure> {label}
          </Box>
        ))}
      </Box>
      <TargetFootnote figuresId={titleId} />
    </Box>
  );
}
