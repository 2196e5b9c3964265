import { Box } from '@mantine/core';
import type { AiOffer } from '#shared/ai/state.ts';
import { orderTexts } from '#shared/texts/ai/ai.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { look } from '../../components/look/look.ts';
import type { OrderKind } from './order/order-values.ts';

const { offer: texts } = orderTexts;

type OfferNoteProps = { offer: AiOffer | undefined; kind: OrderKind };

/** With what will be made, before anything is ordered: what leaves this server, what it costs, and that the budget is used up. */
export function OfferNote({ offer, kind }: OfferNoteProps) {
  if (offer === undefined) return null;
  const { generator, model, use } = offer;
  const isService = generator === 'service';
  return (
    <Box p="0.875rem 1.125rem" className={look('sunken', 'fit', 'stack', 'gap4')} data-generator={generator}>
      <p className={look('strong')}>{texts.title[generator]}</p>
      <p className={look('anywhere')}>{isService ? texts.service(model ?? '') : texts.embedded}</p>
      {!isService && kind === 'topic' && <p>{texts.embeddedTopic}</p>}
      {isService && <p className={look('muted', 'fine', 'numbers')}>{texts.use(use.used, use.allowed)}</p>}
      <OverBudget offer={offer} />
    </Box>
  );
}

export const isOver = (offer: AiOffer | undefined): boolean =>
  offer !== undefined && (offer.isOverBudget || offer.isInstallationOver);

/** Beside whatever starts work: why it cannot be started. */
export function OverBudget({ offer }: { offer: AiOffer | undefined }) {
  if (offer === undefined || !isOver(offer)) return null;
  return (
    <p className={look('bad', 'strong')} role="alert">
      {offer.isOverBudget ? texts.overBudget : errorTexts.AI_INSTALLATION_BUDGET_USED}
    </p>
  );
}
