import pg from 'pg';

const isGivenUp = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that is closed as soon as an answer did not come within `query_timeout`. pg itself only stops waiting: whoever
 * got the connection next would wait behind the same statement, and a rollback would wait that long once more.
 */
export class BoundedClient extends pg.Client {
  // The declarations of pg have seven forms; what comes in goes on as it is.
  override query = (...given: never[]): never => {
    const answer: unknown = (super.query as (...all: never[]) => unknown)(...given);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        // With a statement under way this closes the socket at once.
        if (isGivenUp(error)) void this.end().catch(() => undefined);
      });
    return answer as never;
  };
}
