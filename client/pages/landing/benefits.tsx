import { Box } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
import { useHasSoftskillTest } from '../../lib/use-startable.ts';
import classes from './benefits.module.css';
import { Sovereignty } from './sovereignty.tsx';

export function Benefits() {
  const hasTest = useHasSoftskillTest();
  const { title, items } = landingTexts.benefits;
  return (
    <Box
      component="section"
      py="clamp(3.5rem, 8vw, 6.5rem)"
      className={look('page', 'gutter')}
      aria-labelledby="vorteile"
    >
      <Box
        component="h2"
        maw="20em"
        fz="clamp(1.875rem, 3.6vw, 2.75rem)"
        lts="-0.025em"
        lh={1.08}
        className={look('heading')}
        id="vorteile"
      >
        {title}
      </Box>
      <div className={classes.columns}>
        <div>
          {items.map((benefit) => (
            <article key={benefit.title} className={`${classes.card} ${look('stack', 'lineTop', 'cols32', 'rows8')}`}>
              <Box component="h3" lts="-0.01em" lh={1.25} className={look('heading', 'step1')}>
                {benefit.title}
              </Box>
              <p className={look('muted')}>
                {hasTest || !('textWhilePreparing' in benefit) ? benefit.text : benefit.textWhilePreparing}
              </p>
            </article>
          ))}
        </div>
        <Sovereignty />
      </div>
    </Box>
  );
}
