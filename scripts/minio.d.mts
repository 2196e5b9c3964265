export function findMinio(): string | null;
export function buildMinio(): string | null;
