export interface Etape {
  etape?: string;
  fait: number;
  total: number;
}

/** One line of JSON a step; the last is the answer, with its status. */
export const LIGNES = 'application/x-ndjson';
