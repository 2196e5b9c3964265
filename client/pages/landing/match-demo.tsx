import { useState } from 'react';
import { landingTexts } from '#shared/texts/landing.ts';
import section from '../../components/section/section.module.css';
import { type DemoJobName, demoJobNames } from './demo-jobs.ts';
import classes from './match-demo.module.css';
import { MatchFigure } from './match-figure.tsx';

/** One profile, three jobs to lay beside it: what 'Passung' means, to be tried out. */
export function MatchDemo() {
  const { demo } = landingTexts;
  const [chosen, setChosen] = useState<DemoJobName>('reception');
  return (
    <section className={classes.ground} aria-labelledby="passung">
      <div className={`${section.section} ${classes.columns}`}>
        <div>
          <h2 className={section.title} id="passung">
            {demo.title}
          </h2>
          <p className={section.text}>{demo.text}</p>
          <fieldset className={classes.choice}>
            <legend className={section.hidden}>{demo.choose}</legend>
            {demoJobNames.map((name) => (
              <label key={name} className={classes.option}>
                <input
                  className={classes.radio}
                  type="radio"
                  name="demo-job"
                  checked={name === chosen}
                  onChange={() => setChosen(name)}
                />
                <span className={classes.job}>
                  {demo.jobs[name].title}
                  <span className={classes.place}>{demo.jobs[name].place}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div>
          <MatchFigure job={chosen} />
          <p className={classes.note}>{demo.band}</p>
          <p className={classes.verdict} aria-live="polite">
            {demo.jobs[chosen].verdict}
          </p>
        </div>
      </div>
    </section>
  );
}
