import { Box, Group, Stack } from '@mantine/core';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { look } from '../../components/look/look.ts';
import { SectionTitle } from '../../components/section-title.tsx';
import { useHasSoftskillTest } from '../../lib/tests/use-startable.ts';
import classes from './benefits.module.css';

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
      <SectionTitle id="vorteile">{title}</SectionTitle>
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

/** The two forms meet for viewers who see the result, and stay apart for all others. */
function Sovereignty() {
  const { title, text, example, viewers } = landingTexts.benefits.sovereignty;
  return (
    <Stack
      p="clamp(1.75rem, 4vw, 2.5rem)"
      bdrs="3rem 0.5rem 0.5rem 3rem"
      component="article"
      gap={0}
      className={look('onPerson', 'person')}
    >
      <Box component="h3" lh={1.2} className={look('heading', 'step3', 'snug')}>
        {title}
      </Box>
      <Box component="p" mt="sm" fz="clamp(1.0625rem, 1.7vw, 1.25rem)" lh={1.5} className={look('onPerson')}>
        {text}
      </Box>
      <Box component="p" mt="auto" mb="sm" pt="xl" className={look('onPersonMuted', 'small')}>
        {example}
      </Box>
      <ul>
        {viewers.map(({ who, state, isOpen }) => (
          <Group component="li" gap={14} wrap="nowrap" key={who} className={`${classes.viewer} ${look('strong')}`}>
            <svg className={classes.mark} viewBox="0 0 44 32" aria-hidden="true">
              <path
                className={isOpen ? look('fillJob') : classes.closed}
                transform={`translate(${isOpen ? 0 : 10})`}
                d={markShapes.angular}
              />
              <path fill="var(--pg-on-person)" d={markShapes.round} />
            </svg>
            <span className={look('narrowable')}>{who}</span>
            <span className={look('autoStart', 'onPersonMuted', 'small', 'regular', 'textEnd')}>{state}</span>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
