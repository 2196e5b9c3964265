import { landingTexts } from '#shared/texts/landing.ts';
import section from '../../components/section/section.module.css';
import { StepFound, StepMet, StepOrdered } from './step-pictures.tsx';
import classes from './steps.module.css';

const pictures = [StepOrdered, StepFound, StepMet];

export function Steps() {
  const { title, items } = landingTexts.steps;
  return (
    <section className={section.section} aria-labelledby="schritte">
      <h2 className={section.title} id="schritte">
        {title}
      </h2>
      <ol className={classes.steps}>
        {items.map((step, index) => {
          const Picture = pictures[index];
          return (
            <li key={step.title} className={classes.step}>
              <div className={classes.picture}>{Picture && <Picture />}</div>
              <h3 className={classes.title}>
                <span className={classes.number}>{index + 1}</span>
                {step.title}
              </h3>
              <p className={classes.text}>{step.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
