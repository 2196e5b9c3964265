import { landingTexts } from '#shared/texts/landing.ts';
import section from '../../components/section/section.module.css';
import classes from './claims.module.css';

export function Claims() {
  const { title, items } = landingTexts.claims;
  return (
    <section className={classes.claims} aria-labelledby="versprechen">
      <h2 className={section.hidden} id="versprechen">
        {title}
      </h2>
      <ul className={classes.list}>
        {items.map(({ value, label, text }) => (
          <li key={label}>
            <p className={classes.headline}>
              <span className={classes.value}>{value}</span> {label}
            </p>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
