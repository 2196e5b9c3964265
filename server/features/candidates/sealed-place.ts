/** Where a page ended, as the browser keeps it: sealed, because the moment of a release is nothing that a company may know of everybody. */
import { type CandidateCursor, type CandidatePlace, candidatePlace } from '#shared/candidates/schema.ts';
import type { App } from '../../core/app.ts';

const boundTo = (orgId: string): string => `candidates of ${orgId}`;

export const sealPlace = ({ secrets }: App, orgId: string, { match, at, id }: CandidatePlace): CandidateCursor => ({
  sealed: secrets.seal(JSON.stringify([match, at.getTime(), id]), boundTo(orgId)),
});

/** Null for what this server has not sealed for this organisation. */
export function openPlace({ secrets }: App, orgId: string, { sealed }: CandidateCursor): CandidatePlace | null {
  const text = secrets.open(sealed, boundTo(orgId));
  if (text === null) return null;
  const [match, at, id] = JSON.parse(text) as [number, number, string];
  return candidatePlace.parse({ match, at: new Date(at), id });
}
