import { Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { look } from '../../components/look/look.ts';
import classes from './auth-page.module.css';

/** The quiet half of the page: what an account is good for. Hidden where there is no room for it. */
export function AuthAside() {
  return (
    <Stack component="aside" gap="xl" justify="center" className={`${classes.aside} ${look('onPerson')}`}>
      <svg className={classes.mark} viewBox="-8 0 48 32" aria-hidden="true">
        <path className={look('fillJob')} d={markShapes.angular} />
        <path fill="var(--pg-on-person)" d={markShapes.round} />
      </svg>
      <p className={`${classes.claim} ${look('step4', 'bold')}`}>{authTexts.aside.title}</p>
      <ul className={`${classes.points} ${look('stack', 'onPersonMuted', 'gap12')}`}>
        {authTexts.aside.points.map((point) => (
          <li key={point}>
            <IconCheck size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
