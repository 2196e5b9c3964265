import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valueTexts } from '#shared/texts/assessments.ts';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { QuietButton } from '../taking/quiet-button.tsx';
import classes from './value-result.module.css';

const redirectMs = 3_000;
const { result: texts } = valueTexts;

/** Leads on to the dashboard after three seconds, unless one wants to stay. */
export function DashboardRedirect() {
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => void navigate(paths.dashboard), redirectMs);
    return () => clearTimeout(timer);
  }, [isStaying, navigate]);
  if (isStaying) return <ToDashboard />;
  return (
    <div className={classes.actions}>
      <p className={classes.redirect} role="status">
        {texts.redirect}
      </p>
      <QuietButton onClick={() => setStaying(true)}>{texts.stay}</QuietButton>
    </div>
  );
}

export function ToDashboard() {
  return (
    <div className={classes.actions}>
      <LinkButton to={paths.dashboard} kind="action" size="lg">
        {texts.toDashboard}
      </LinkButton>
    </div>
  );
}
