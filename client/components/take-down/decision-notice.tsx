import { Stack, Text } from '@mantine/core';
import type { Decision } from '#shared/moderation/decision.ts';
import { moderationTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { DecisionAnswer, DefinitionItem } from '../decision-answer.tsx';

type DecisionNoticeProps = {
  decision: Decision;
  mayAnswer: boolean;
};

export function DecisionNotice({ decision, mayAnswer }: DecisionNoticeProps) {
  return (
    <Stack gap="lg">
      <Stack component="dl" gap="sm">
        <DefinitionItem term={texts.since}>{formatDateTime(decision.decidedAt)}</DefinitionItem>
        <DefinitionItem term={texts.ground}>{texts.grounds[decision.ground]}</DefinitionItem>
        <DefinitionItem term={texts.facts}>{decision.reason}</DefinitionItem>
      </Stack>
      <Text fz="sm">
        {texts.byPerson} {texts.court}
      </Text>
      <DecisionAnswer decision={decision} mayAnswer={mayAnswer} />
    </Stack>
  );
}
