export const idsOf = (joined: string): number[] => joined.split(';').filter(Boolean).map(Number);
