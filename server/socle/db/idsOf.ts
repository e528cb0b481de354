/** Splits ids that are joined by `;`, in order. */
export const idsOf = (joined: string): number[] => joined.split(';').filter(Boolean).map(Number);
