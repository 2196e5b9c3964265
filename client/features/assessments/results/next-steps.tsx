import { dashboardTexts } from '#shared/texts/dashboard.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './next-steps.module.css';
import type { NextStep } from './next-steps-of.ts';

const { next: texts } = dashboardTexts;

/** The first step carries the screen's one accent. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <div className={classes.steps}>
      <DashboardSection title={texts.title}>
        <ul className={classes.list}>
          {steps.map(({ name, to }, index) => (
            <li key={name} className={classes.step}>
              <div className={classes.words}>
                <h3 className={classes.title}>{texts[name].title}</h3>
                <p className={classes.text}>{texts[name].text}</p>
              </div>
              <LinkButton to={to} kind={index === 0 ? 'action' : 'outline'}>
                {texts[name].action}
              </LinkButton>
            </li>
          ))}
        </ul>
      </DashboardSection>
    </div>
  );
}
