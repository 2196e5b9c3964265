import { Box } from '@mantine/core';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { AimMark, AimNote } from '../../components/footnote/footnote.tsx';
import { look } from '../../components/look/look.ts';

const titleId = 'versprechen';

export function Claims() {
  const { title, items } = landingTexts.claims;
  return (
    <section className={look('page', 'gutter')} aria-labelledby={titleId}>
      <h2 className={look('unseen')} id={titleId}>
        {title}
      </h2>
      <ul className={look('stack', 'rows32', 'cols64', 'threeWide')}>
        {items.map(({ value, label, text }) => (
          <li key={label}>
            <p className={look('strong')}>
              <Box
                component="span"
                fz="clamp(2.75rem, 5vw, 4rem)"
                lts="-0.04em"
                lh={1.05}
                className={look('heading', 'block', 'oneLine')}
              >
                {value}
                <AimMark />
              </Box>{' '}
              {label}
            </p>
            <Box component="p" maw="19rem" mt={4} className={look('muted')}>
              {text}
            </Box>
          </li>
        ))}
      </ul>
      <AimNote figures={titleId} />
    </section>
  );
}
