const first = 'A'.charCodeAt(0);

/** What an answer is called: A, B, C … */
export const letterOf = (index: number): string => String.fromCharCode(first + index);
