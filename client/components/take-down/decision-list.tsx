import { Box, Stack, Text } from '@mantine/core';
import type { DecisionWithNames } from '#shared/moderation/decision.ts';
import { moderationTexts, takeDownTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { DetailSection } from '../admin-detail/admin-detail.tsx';
import common from '../common.module.css';
import { DefinitionItem } from '../decision-answer.tsx';

export function DecisionList({ decisions }: { decisions: readonly DecisionWithNames[] }) {
  return (
    <DetailSection title={texts.decisions}>
      {decisions.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <Stack component="ul" gap={20}>
          {decisions.map((decision) => (
            <Box key={decision.decisionId} component="li" pt="md" className={common.lineTop}>
              <DecisionView decision={decision} />
            </Box>
          ))}
        </Stack>
      )}
    </DetailSection>
  );
}

function DecisionView({ decision }: { decision: DecisionWithNames }) {
  const { decidedAt, decidedBy, ground, reason, answer, answeredAt, answeredBy, liftedAt, liftedBy, liftReason } =
    decision;
  return (
    <Stack component="dl" gap="sm">
      <DefinitionItem term={texts.decided(formatDateTime(decidedAt), decidedBy)}>
        {`${moderationTexts.grounds[ground]} ${reason}`}
      </DefinitionItem>
      {answeredAt !== null && (
        <DefinitionItem term={texts.answered(formatDateTime(answeredAt), answeredBy)}>{answer}</DefinitionItem>
      )}
      {liftedAt !== null && (
        <DefinitionItem term={texts.lifted(formatDateTime(liftedAt), liftedBy)}>{liftReason}</DefinitionItem>
      )}
    </Stack>
  );
}
