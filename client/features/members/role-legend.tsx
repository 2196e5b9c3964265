import { Box } from '@mantine/core';
import { useId } from 'react';
import { organisationRoles } from '#shared/auth/session-user.ts';
import { roleExplanations, teamTexts as texts } from '#shared/texts/members/members.ts';
import { roleNames } from '#shared/texts/members/roles.ts';
import { look } from '../../components/look/look.ts';
import classes from './team.module.css';

/** What each role is for. */
export function RoleLegend() {
  const titleId = useId();
  return (
    <Box component="section" mt={48} aria-labelledby={titleId}>
      <Box component="h2" lh={1.25} className={look('heading', 'step2')} id={titleId}>
        {texts.roles}
      </Box>
      <dl className={`${classes.roles} ${look('stack', 'sunken', 'fit')}`}>
        {organisationRoles.map((role) => (
          <div key={role}>
            <dt>{roleNames[role]}</dt>
            <dd>{roleExplanations[role]}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
