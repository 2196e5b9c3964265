/** How large a table in rich text may be. */
export const tableLimits = { rows: 200, columns: 20, cells: 2_000 } as const;
