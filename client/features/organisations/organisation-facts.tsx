import { Group, Skeleton } from '@mantine/core';
import { memberTexts as texts } from '#shared/texts/members.ts';
import { organisationTexts } from '#shared/texts/organisations.ts';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './organisation-facts.module.css';

/** Address part and day of founding, below the name. */
export function OrganisationFacts() {
  const { data, isError } = trpc.organisations.current.useQuery();
  if (data === undefined)
    return (
      <Group gap="0.25rem 2rem" align="stretch" className={classes.facts}>
        {isError ? <p role="alert">{organisationTexts.loadFailed}</p> : <Skeleton height={20} width={320} />}
      </Group>
    );
  return (
    <Group component="dl" gap="0.25rem 2rem" align="stretch" className={classes.facts}>
      <div>
        <dt>{texts.slug}</dt>
        <dd translate="no">{data.slug}</dd>
      </div>
      <div>
        <dt>{texts.created}</dt>
        <dd>
          <time dateTime={data.createdAt.toISOString()}>{formatDate(data.createdAt)}</time>
        </dd>
      </div>
    </Group>
  );
}
