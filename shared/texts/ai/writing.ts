/** What the product itself calls what courses are made from. */
export const sourceNames = { pasted: 'Eingefügter Text' } as const;
