import { markShapes } from '#shared/figures/mark-shapes.ts';
import { landingTexts } from '#shared/texts/landing.ts';
import classes from './sovereignty.module.css';

/** The sixth benefit, with what it looks like: where a release exists the two forms meet, where none does they stay apart. */
export function Sovereignty() {
  const { title, text, example, releases } = landingTexts.benefits.sovereignty;
  return (
    <article className={classes.panel}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{text}</p>
      <p className={classes.example}>{example}</p>
      <ul className={classes.releases}>
        {releases.map(({ company, state, open }) => (
          <li key={company} className={classes.release}>
            <svg className={classes.mark} viewBox="0 0 44 32" aria-hidden="true">
              <path
                className={open ? classes.angular : classes.closed}
                transform={`translate(${open ? 0 : 10})`}
                d={markShapes.angular}
              />
              <path className={classes.round} d={markShapes.round} />
            </svg>
            <span className={classes.company}>{company}</span>
            <span className={classes.state}>{state}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
