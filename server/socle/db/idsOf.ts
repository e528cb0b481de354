/** The ids of a column that joins them by `;`, in their order. */
export const idsOf = (joined: string): number[] => joined.split(';').filter(Boolean).map(Number);
