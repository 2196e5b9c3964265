import { RuleError } from '../../core/errors.ts';
import { requestIdOf } from '../request.ts';
import type { Exchange } from '../route.ts';

/**
 * If the user loses the permission or reads too slowly, the connection breaks, so that the answer is recognisably
 * incomplete.
 * @throws Error if nothing was sent yet
 */
export async function streamAnswer(
  { app, request, response }: Exchange,
  parts: AsyncIterable<string>,
  maxDurationMs: number,
): Promise<void> {
  const timeout = AbortSignal.timeout(maxDurationMs);
  let resume: () => void = () => undefined;
  const waitUntilWritable = () =>
    new Promise<void>((resolve) => {
      resume = resolve;
    });
  // One listener for the whole answer, because the compression middleware never removes listeners.
  for (const event of ['drain', 'close'] as const) response.on(event, () => resume());
  timeout.addEventListener('abort', () => resume());
  try {
    for await (const part of parts) {
      if (!response.write(part) && !response.destroyed) await waitUntilWritable();
      if (response.destroyed || timeout.aborted) return void response.destroy();
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy();
    if (error instanceof RuleError) return;
    app.logger.error({ requestId: requestIdOf(request), err: error }, 'streaming a response failed');
  }
}
