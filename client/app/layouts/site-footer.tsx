import { Box, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { contentPageLabels, footerGroups } from '#shared/texts/pages/footer.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { Logo } from '../../components/logo.tsx';
import { look } from '../../components/look/look.ts';
import { Copyright } from './area-footer.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import classes from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={`${classes.footer} ${look('sunken')}`}>
      <div className={`${classes.inner} ${look('page', 'stack', 'cols32', 'rows48')}`}>
        <div>
          <Logo />
          <Box component="p" maw="22rem" mt="md" className={look('muted')}>
            {shellTexts.footer.about}
          </Box>
        </div>
        <nav
          className={`${classes.groups} ${look('between', 'stack', 'rows32', 'cols24')}`}
          aria-label={shellTexts.footer.navigation}
        >
          {footerGroups.map(({ title, slugs }) => (
            <div key={title}>
              <Box component="h2" mb="xs" className={look('small', 'strong')}>
                {title}
              </Box>
              <ul>
                {slugs.map((slug) => (
                  <li key={slug}>
                    <Link className={`${classes.link} ${look('inlineBlock', 'muted', 'undecorated')}`} to={`/${slug}`}>
                      {contentPageLabels[slug]}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Group gap="1rem 2rem" justify="space-between" className={`${classes.end} ${look('lineTop')}`}>
          <p className={look('muted', 'small', 'numbers')}>
            <Copyright />
          </p>
          <SchemeChoice />
        </Group>
      </div>
    </footer>
  );
}
