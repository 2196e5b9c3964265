import { Stack, Text } from '@mantine/core';
import type { Decision } from '#shared/moderation/decision.ts';
import { moderationTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { DecisionAnswer, Fact } from '../decision-answer.tsx';

type OwnDecisionProps = {
  decision: Decision;
  mayAnswer: boolean;
};

export function OwnDecision({ decision, mayAnswer }: OwnDecisionProps) {
  return (
    <Stack gap="lg">
      <Stack component="dl" gap="sm">
        <Fact term={texts.since}>{formatDateTime(decision.decidedAt)}</Fact>
        <Fact term={texts.ground}>{texts.grounds[decision.ground]}</Fact>
        <Fact term={texts.facts}>{decision.reason}</Fact>
      </Stack>
      <Text fz="sm">
        {texts.byPerson} {texts.court}
      </Text>
      <DecisionAnswer decision={decision} mayAnswer={mayAnswer} />
    </Stack>
  );
}
