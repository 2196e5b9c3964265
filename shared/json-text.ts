/** What superjson calls a text that is JSON, to be read where it arrives. */
export const jsonTextName = 'json-text';
