/** What became of something that was done with an invitation, said in its line. */
export type Said = { done: string | null; failure: string | null };
