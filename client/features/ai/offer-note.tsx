import { Stack, Text } from '@mantine/core';
import type { AiAvailability } from '#shared/ai/state.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import common from '../../components/common.module.css';
import type { OrderKind } from './order/order-values.ts';

const { offer: texts } = orderTexts;

type OfferNoteProps = { offer: AiAvailability | undefined; kind: OrderKind };

export function OfferNote({ offer, kind }: OfferNoteProps) {
  if (offer === undefined) return null;
  const { generator, model, use } = offer;
  const isService = generator === 'service';
  return (
    <Stack p="0.875rem 1.125rem" gap={4} bg="var(--pg-sunken)" bdrs="fit" data-generator={generator}>
      <Text fw={600}>{texts.title[generator]}</Text>
      <p className={common.anywhere}>{isService ? texts.service(model ?? '') : texts.embedded}</p>
      {!isService && kind === 'topic' && <p>{texts.embeddedTopic}</p>}
      {isService && (
        <Text c="dimmed" fz={14} className={common.numbers}>
          {texts.use(use.used, use.allowed)}
        </Text>
      )}
      <OverBudgetNote offer={offer} />
    </Stack>
  );
}

export const isOverLimit = (offer: AiAvailability | undefined): boolean =>
  offer !== undefined && (offer.isOverBudget || offer.isInstallationOver);

export function OverBudgetNote({ offer }: { offer: AiAvailability | undefined }) {
  if (offer === undefined || !isOverLimit(offer)) return null;
  return (
    <Text c="var(--pg-error-text)" fw={600} role="alert">
      {offer.isOverBudget ? texts.overBudget : errorTexts.AI_INSTALLATION_BUDGET_USED}
    </Text>
  );
}
