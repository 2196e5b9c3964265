import { Box, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AuditEventDetails } from '#shared/admin/audit.ts';
import { adminAuditTexts as texts } from '#shared/texts/admin/audit.ts';
import { auditFieldName, auditFieldText } from '#shared/texts/audit/audit.ts';
import { DefinitionGrid, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

const detailTexts = texts.details;

export function EventContent({ event }: { event: AuditEventDetails }) {
  const { sentence, actor, organisation, resourceType, resourceId, address, isErased, link } = event;
  const fields = Object.entries({ ...event.details, ...event.names }).map(
    ([field, value]) => [auditFieldName(field), auditFieldText(field, value)] as const,
  );
  return (
    <>
      <Text mb="xl" fz={17} fw={600} className={common.anywhere}>
        {sentence}
      </Text>
      <DefinitionGrid
        facts={[
          [texts.when, formatDateTime(event.createdAt)],
          [texts.action, texts.actionOf(event.action)],
          [texts.who, texts.whoOf(event)],
          [detailTexts.actorId, actor?.userId ?? ''],
          [texts.organisation, texts.organisationOf(event)],
          [detailTexts.organisationId, organisation?.organisationId ?? ''],
          [texts.resourceType, texts.resourceOf(resourceType)],
          [detailTexts.resourceId, resourceId],
          [detailTexts.address, address],
        ]}
      />
      {isErased && (
        <Text mb="xl" c="dimmed">
          {detailTexts.erased}
        </Text>
      )}
      {fields.length > 0 && (
        <DetailSection title={detailTexts.facts}>
          <DefinitionGrid facts={fields} />
        </DetailSection>
      )}
      <DetailSection title={detailTexts.chain}>
        {link === null ? (
          <Text c="dimmed">{detailTexts.notYet}</Text>
        ) : (
          <DefinitionGrid
            facts={[
              [detailTexts.position, texts.counted(link.position)],
              [detailTexts.chainedAt, formatDateTime(link.chainedAt)],
              [detailTexts.hash, link.hash],
            ]}
          />
        )}
      </DetailSection>
      <RelatedLinks event={event} />
    </>
  );
}

function RelatedLinks({ event: { actor, organisation, resourceId } }: { event: AuditEventDetails }) {
  const links = [
    [detailTexts.ofResource, { resourceId }],
    [detailTexts.ofActor, actor === null ? null : { actor: actor.userId }],
    [detailTexts.ofOrganisation, organisation === null ? null : { org: organisation.organisationId }],
  ] as const;
  return (
    <DetailSection title={detailTexts.others}>
      <Stack gap="sm" align="flex-start">
        {links.map(
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
