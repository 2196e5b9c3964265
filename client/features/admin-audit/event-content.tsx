import { Box, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AuditEventDetails } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { auditFieldName, auditFieldText } from '#shared/texts/audit/audit.ts';
import { DetailSection, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

const said = texts.details;

export function EventContent({ event }: { event: AuditEventDetails }) {
  const { sentence, actor, organisation, resourceType, resourceId, address, isErased, link } = event;
  const stored = Object.entries({ ...event.details, ...event.names }).map(
    ([field, value]) => [auditFieldName(field), auditFieldText(field, value)] as const,
  );
  return (
    <>
      <Text mb="xl" fz={17} fw={600} className={common.anywhere}>
        {sentence}
      </Text>
      <FactGrid
        facts={[
          [texts.when, formatDateTime(event.createdAt)],
          [texts.action, texts.actionOf(event.action)],
          [texts.who, texts.whoOf(event)],
          [said.actorId, actor?.userId ?? ''],
          [texts.organisation, texts.organisationOf(event)],
          [said.organisationId, organisation?.organisationId ?? ''],
          [texts.resourceType, texts.resourceOf(resourceType)],
          [said.resourceId, resourceId],
          [said.address, address],
        ]}
      />
      {isErased && (
        <Text mb="xl" c="dimmed">
          {said.erased}
        </Text>
      )}
      {stored.length > 0 && (
        <DetailSection title={said.facts}>
          <FactGrid facts={stored} />
        </DetailSection>
      )}
      <DetailSection title={said.chain}>
        {link === null ? (
          <Text c="dimmed">{said.notYet}</Text>
        ) : (
          <FactGrid
            facts={[
              [said.position, texts.counted(link.position)],
              [said.chainedAt, formatDateTime(link.chainedAt)],
              [said.hash, link.hash],
            ]}
          />
        )}
      </DetailSection>
      <Others event={event} />
    </>
  );
}

function Others({ event: { actor, organisation, resourceId } }: { event: AuditEventDetails }) {
  const ways = [
    [said.ofResource, { resourceId }],
    [said.ofActor, actor === null ? null : { actor: actor.userId }],
    [said.ofOrganisation, organisation === null ? null : { org: organisation.organisationId }],
  ] as const;
  return (
    <DetailSection title={said.others}>
      <Stack gap="sm" align="flex-start">
        {ways.map(
          ([label, filter]) =>
            filter !== null && (
              <Box component={Link} key={label} mih={44} to={`${paths.admin.audit}?${new URLSearchParams(filter)}`}>
                {label}
              </Box>
            ),
        )}
      </Stack>
    </DetailSection>
  );
}
