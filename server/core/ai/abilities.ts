/** Learns by trial which response format and token limit an endpoint accepts. */

import type { Completion, Format, TokenLimit } from './complete.ts';
import { Failure } from './failure.ts';

const formats: readonly Format[] = ['json_schema', 'json_object', 'text'];
export const lowerFormat = (format: Format): Format | undefined => formats[formats.indexOf(format) + 1];

export type Abilities = {
  now: () => { format: Format; tokenLimit: TokenLimit };
  learnFormat: (format: Format, at: Date) => void;
  learnTokenLimit: (limit: TokenLimit) => void;
};

export function openAbilities(): Abilities {
  let format: Format = 'json_schema';
  let learntAt = 0;
  let tokenLimit: TokenLimit = 'max_tokens';
  return {
    now: () => ({ format, tokenLimit }),
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
type Send = (ways: RequestStyle) => Promise<Completion>;

export async function sendWithFallback(
  send: Send,
  first: RequestStyle,
): Promise<RequestStyle & { completion: Completion }> {
  let ways = first;
  for (;;) {
    try {
      return { ...ways, completion: await send(ways) };
    } catch (error) {
      const next = error instanceof Failure ? nextStyle(error, ways) : null;
      if (next === null) throw error;
      ways = next;
    }
  }
}

function nextStyle({ told }: Failure, ways: RequestStyle): RequestStyle | null {
  if (told.objection === 'tokenLimit' && ways.tokenLimit === 'max_tokens')
    return { ...ways, tokenLimit: 'max_completion_tokens' };
  const format = told.objection === undefined ? undefined : lowerFormat(ways.format);
  return format === undefined ? null : { ...ways, format };
}
