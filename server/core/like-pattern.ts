/** For LIKE and ILIKE: everything that contains these words, which mean nothing but themselves. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
