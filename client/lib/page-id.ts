import { newId } from './new-id.ts';

/** This page, as long as it is not loaded anew: what it hears of itself from the server it knows already. */
export const pageId = newId();
