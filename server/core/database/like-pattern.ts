/** For LIKE and ILIKE: everything that contains these words, which mean nothing but themselves. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a trigram index knows where to look: a word of three letters, or of fewer with its beginning or its end. */
export const hasTrigram = (search: string): boolean =>
  /[\p{L}\p{N}]{3}|[\p{L}\p{N}]{2}[^\p{L}\p{N}]|[^\p{L}\p{N}][\p{L}\p{N}]/u.test(search);
