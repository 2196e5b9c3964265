import { RuleError } from '../../core/errors.ts';
import { requestIdOf } from '../request.ts';
import type { Exchange } from '../route.ts';

/**
 * A long answer as fast as it is read. Who has lost the right to it meanwhile, or is too slow, sees by the missing end that it is not whole.
 * @throws Error as long as nothing has left
 */
export async function sendWhileWritten(
  { app, request, response }: Exchange,
  parts: AsyncIterable<string>,
  longestMs: number,
): Promise<void> {
  const tooLate = AbortSignal.timeout(longestMs);
  let goOn: () => void = () => undefined;
  const mayGoOn = () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
    });
  // One listener for the whole document: what compresses it forgets none that comes for a single wait.
  for (const event of ['drain', 'close'] as const) response.on(event, () => goOn());
  tooLate.addEventListener('abort', () => goOn());
  try {
    for await (const part of parts) {
      if (!response.write(part) && !response.destroyed) await mayGoOn();
      if (response.destroyed || tooLate.aborted) return void response.destroy();
    }
    response.end();
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy();
    if (error instanceof RuleError) return;
    app.logger.error({ requestId: requestIdOf(request), err: error }, 'sending a long answer has failed');
  }
}
