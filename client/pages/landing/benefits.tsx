import { landingTexts } from '#shared/texts/landing.ts';
import section from '../../components/section/section.module.css';
import classes from './benefits.module.css';
import { Sovereignty } from './sovereignty.tsx';

export function Benefits() {
  const { title, items } = landingTexts.benefits;
  return (
    <section className={section.section} aria-labelledby="vorteile">
      <h2 className={section.title} id="vorteile">
        {title}
      </h2>
      <div className={classes.columns}>
        <div>
          {items.map((benefit) => (
            <article key={benefit.title} className={classes.card}>
              <h3 className={classes.title}>{benefit.title}</h3>
              <p className={classes.text}>{benefit.text}</p>
            </article>
          ))}
        </div>
        <Sovereignty />
      </div>
    </section>
  );
}
