import { Group } from '@mantine/core';
import { memberTexts as texts } from '#shared/texts/members/members.ts';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderText } from '../../components/skeleton/placeholders.ts';
import { formatDate } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import classes from './organisation-facts.module.css';

export function OrganisationFacts() {
  const { data, isError } = trpc.organisations.current.useQuery();
  if (data !== undefined) return <Facts slug={data.slug} createdAt={data.createdAt} />;
  if (isError) {
    return (
      <p className={classes.facts} role="alert">
        {organisationTexts.loadFailed}
      </p>
    );
  }
  return (
    <ContentSkeleton label={null}>
      <Facts slug={placeholderText(18)} createdAt={new Date(0)} />
    </ContentSkeleton>
  );
}

function Facts({ slug, createdAt }: { slug: string; createdAt: Date }) {
  return (
    <Group component="dl" gap="0.25rem 2rem" align="stretch" className={classes.facts}>
      <div>
        <dt>{texts.slug}</dt>
        <dd translate="no">{slug}</dd>
      </div>
      <div>
        <dt>{texts.created}</dt>
        <dd>
          <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
        </dd>
      </div>
    </Group>
  );
}
