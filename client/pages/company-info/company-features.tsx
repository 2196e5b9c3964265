import { Box } from '@mantine/core';
import { companyInfoTexts } from '#shared/texts/pages/company-info.ts';
import { look } from '../../components/look/look.ts';
import classes from './company-features.module.css';
import { CoursePicture, PagePicture, TeamPicture, TestPicture } from './feature-pictures.tsx';

const pictures = [CoursePicture, TeamPicture, TestPicture, PagePicture];

export function CompanyFeatures() {
  const { title, items } = companyInfoTexts.features;
  return (
    <section className={look('sunken')} aria-labelledby="funktionen">
      <Box py="clamp(3.5rem, 8vw, 6.5rem)" className={look('page', 'gutter')}>
        <Box
          component="h2"
          maw="20em"
          fz="clamp(1.875rem, 3.6vw, 2.75rem)"
          lts="-0.025em"
          lh={1.08}
          className={look('heading')}
          id="funktionen"
        >
          {title}
        </Box>
        <div className={`${classes.cards} ${look('stack', 'gap20')}`}>
          {items.map((feature, index) => {
            const Picture = pictures[index];
            return (
              <article key={feature.title} className={`${classes.card} ${look('stack', 'surface', 'fitLarge')}`}>
                <div className={classes.picture}>{Picture && <Picture />}</div>
                <Box component="h3" mb="xs" lh={1.2} className={look('heading', 'step2', 'snug')}>
                  {feature.title}
                </Box>
                <Box component="p" maw="30rem" className={look('muted', 'large')}>
                  {feature.text}
                </Box>
              </article>
            );
          })}
        </div>
      </Box>
    </section>
  );
}
