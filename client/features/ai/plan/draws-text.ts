import type { SourceRange } from '#shared/ai/plan.ts';
import type { SourceView } from '#shared/ai/state.ts';
import { planTexts, rangeText } from '#shared/texts/ai/ai.ts';

const mostShown = 4;

/** 'handbuch.pdf, Seiten 3–5, Seite 9' */
export function drawsText(draws: readonly SourceRange[], sources: readonly SourceView[]): string {
  const known = sources.filter((source) => draws.some(({ sourceId }) => sourceId === source.sourceId));
  if (known.length === 0) return planTexts.noDraws;
  const parts = known.map(({ sourceId, name, unit }) => {
    const ranges = draws.filter((range) => range.sourceId === sourceId);
    const shown = ranges.slice(0, mostShown).map(({ from, to }) => rangeText(unit, from, to));
    return [name, ...shown, ...(ranges.length > mostShown ? ['…'] : [])].join(', ');
  });
  return `${planTexts.draws} ${parts.join('; ')}`;
}
