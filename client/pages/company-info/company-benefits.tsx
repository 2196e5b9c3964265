import { Box, Group } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { Mark } from '../../components/logo.tsx';
import { look } from '../../components/look/look.ts';
import classes from './company-benefits.module.css';

export function CompanyBenefits() {
  const { title, items } = companyInfoTexts.benefits;
  return (
    <Box
      component="section"
      py="clamp(3.5rem, 8vw, 6.5rem)"
      className={`${look('page', 'gutter')} ${classes.columns}`}
      aria-labelledby="nutzen"
    >
      <Box
        component="h2"
        maw="20em"
        fz="clamp(1.875rem, 3.6vw, 2.75rem)"
        lts="-0.025em"
        lh={1.08}
        className={look('heading')}
        id="nutzen"
      >
        {title}
      </Box>
      <ul>
        {items.map((benefit) => (
          <Group
            component="li"
            gap={20}
            wrap="nowrap"
            key={benefit}
            className={`${classes.benefit} ${look('larger', 'lineTop')}`}
          >
            <Mark size={24} />
            {benefit}
          </Group>
        ))}
      </ul>
    </Box>
  );
}
