import { IconCheck } from '@tabler/icons-react';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { authTexts } from '#shared/texts/auth.ts';
import classes from './auth-page.module.css';

/** The quiet half of the page: what an account is good for. Hidden where there is no room for it. */
export function AuthAside() {
  return (
    <aside className={classes.aside}>
      <svg className={classes.mark} viewBox="-8 0 48 32" aria-hidden="true">
        <path className={classes.angular} d={markShapes.angular} />
        <path className={classes.round} d={markShapes.round} />
      </svg>
      <p className={classes.claim}>{authTexts.aside.title}</p>
      <ul className={classes.points}>
        {authTexts.aside.points.map((point) => (
          <li key={point}>
            <IconCheck size={20} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </aside>
  );
}
