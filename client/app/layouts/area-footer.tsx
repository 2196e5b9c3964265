import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ContentPageSlug } from '#shared/pages.ts';
import { firstYear, productName } from '#shared/product.ts';
import { contentPageLabels } from '#shared/texts/pages/footer.ts';
import classes from './area-footer.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

/** In this order they take two lines on a phone. */
const slugs: readonly ContentPageSlug[] = ['help', 'privacy', 'imprint', 'terms', 'accessibility'];

export function AreaFooter() {
  return (
    <Group component="footer" gap="0.75rem 2rem" c="dimmed" fz="sm" className={classes.footer}>
      <span>
        <Copyright />
      </span>
      <Group m="0 auto 0 0" component="ul" gap="0 1.25rem" align="stretch">
        {slugs.map((slug) => (
          <li key={slug}>
            <Box component={Link} display="inline-block" className={classes.link} to={`/${slug}`}>
              {contentPageLabels[slug]}
            </Box>
          </li>
        ))}
      </Group>
      <SchemeChoice />
    </Group>
  );
}

export function Copyright() {
  return (
    <>
      © {firstYear}–{new Date().getFullYear()} {productName}
    </>
  );
}
