/** Learns by trial which response format and token limit an endpoint accepts. */

import type { Completion, Format, TokenLimit } from './complete.ts';
import { Failure } from './failure.ts';

const formats: readonly Format[] = ['json_schema', 'json_object', 'text'];
export const fallbackFormat = (format: Format): Format | undefined => formats[formats.indexOf(format) + 1];

export type Abilities = {
  current: () => { format: Format; tokenLimit: TokenLimit };
  learnFormat: (format: Format, at: Date) => void;
  learnTokenLimit: (limit: TokenLimit) => void;
};

export function openAbilities(): Abilities {
  let format: Format = 'json_schema';
  let learntAt = 0;
  let tokenLimit: TokenLimit = 'max_tokens';
  return {
    current: () => ({ format, tokenLimit }),
    learnFormat: (learnt, at) => {
      if (at.getTime() < learntAt) return;
      learntAt = at.getTime();
      format = learnt;
    },
    learnTokenLimit: (limit) => {
      tokenLimit = limit;
    },
  };
}

type RequestStyle = { format: Format; tokenLimit: TokenLimit };
type Send = (style: RequestStyle) => Promise<Completion>;

export async function sendWithFallback(
  send: Send,
  first: RequestStyle,
): Promise<RequestStyle & { completion: Completion }> {
  let style = first;
  for (;;) {
    try {
      return { ...style, completion: await send(style) };
    } catch (error) {
      const next = error instanceof Failure ? nextStyle(error, style) : null;
      if (next === null) throw error;
      style = next;
    }
  }
}

function nextStyle({ facts }: Failure, style: RequestStyle): RequestStyle | null {
  if (facts.objection === 'tokenLimit' && style.tokenLimit === 'max_tokens')
    return { ...style, tokenLimit: 'max_completion_tokens' };
  const format = facts.objection === undefined ? undefined : fallbackFormat(style.format);
  return format === undefined ? null : { ...style, format };
}
