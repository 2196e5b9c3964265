import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyDashboardTexts as texts } from '#shared/texts/organisations.ts';
import { look } from '../../components/look/look.ts';
import { SummaryPart } from '../../components/summary-part/summary-part.tsx';
import { totalOf, useRoleCounts } from '../../lib/role-counts.ts';
import { trpc } from '../../trpc.ts';
import classes from './first-steps.module.css';
import { openSteps, pathOfStep } from './open-steps.ts';

/** What is still to be done for the organisation to be ready; nothing once all of it is done. */
export function FirstSteps() {
  const organisation = trpc.organisations.current.useQuery();
  const members = useRoleCounts();
  const courses = trpc.courses.counts.useQuery();
  if (organisation.data === undefined || members.data === undefined || courses.data === undefined) return null;
  const { draft, review, published } = courses.data;
  const steps = openSteps(organisation.data, {
    memberCount: totalOf(members.data.counts),
    courseCount: draft + review + published,
  });
  if (steps.length === 0) return null;
  return (
    <SummaryPart title={texts.next}>
      <ol className={look('lineTop')}>
        {steps.map((step) => (
          <li key={step}>
            <Link
              className={`${classes.step} ${look('row', 'between', 'ink', 'undecorated', 'lineBottom', 'gap24', 'hoverGround')}`}
              to={pathOfStep[step]}
            >
              <span>
                <span className={look('block', 'bold')}>{texts.steps[step].title}</span>
                <span className={look('block', 'muted')}>{texts.steps[step].text}</span>
              </span>
              <IconArrowRight className={look('rigid')} size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </SummaryPart>
  );
}
