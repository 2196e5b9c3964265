import { testsOverviewTexts } from '#shared/texts/assessments.ts';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import classes from './why-tests.module.css';

const { why } = testsOverviewTexts;

export function WhyTests() {
  return (
    <section className={classes.why} aria-labelledby="warum">
      <h2 className={classes.title} id="warum">
        {why.title}
      </h2>
      <ul className={classes.reasons}>
        {why.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={classes.reason}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.method}>
        <LinkButton to={paths.testsMethod} kind="plain">
          {why.method}
        </LinkButton>
      </div>
    </section>
  );
}
