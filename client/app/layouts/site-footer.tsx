import { Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { contentPageLabels, footerGroups } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import common from '../../components/common.module.css';
import { Logo } from '../../components/logo.tsx';
import { Copyright } from './area-footer.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import classes from './site-footer.module.css';

export function SiteFooter() {
  return (
    <Box component="footer" bg="var(--pg-sunken)" className={classes.footer}>
      <div className={`${classes.inner} ${common.page}`}>
        <div>
          <Logo />
          <Text maw="22rem" mt="md" c="dimmed" visibleFrom="sm">
            {shellTexts.footer.about}
          </Text>
        </div>
        <nav className={classes.groups} aria-label={shellTexts.footer.navigation}>
          {footerGroups.map(({ title, slugs }) => (
            <div key={title}>
              <Box component="h2" mb="xs" fz="sm" fw={600}>
                {title}
              </Box>
              <ul>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <Box component={Link} display="inline-block" className={classes.link} to={`/${slug}`}>
                      {contentPageLabels[slug]}
                    </Box>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Group gap="1rem 2rem" justify="space-between" className={`${classes.end} ${common.lineTop}`}>
          <Text c="dimmed" fz="sm" className={common.numbers}>
            <Copyright />
          </Text>
          <SchemeChoice />
        </Group>
      </div>
    </Box>
  );
}
