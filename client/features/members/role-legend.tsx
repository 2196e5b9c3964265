import { useId } from 'react';
import { organisationRoles } from '#shared/auth/session-user.ts';
import { roleExplanations, teamTexts as texts } from '#shared/texts/members.ts';
import { roleNames } from '#shared/texts/roles.ts';
import classes from './team.module.css';

/** What each role is for. */
export function RoleLegend() {
  const titleId = useId();
  return (
    <section className={classes.legend} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {texts.roles}
      </h2>
      <dl className={classes.roles}>
        {organisationRoles.map((role) => (
          <div key={role}>
            <dt>{roleNames[role]}</dt>
            <dd>{roleExplanations[role]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
