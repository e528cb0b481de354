export interface EtapeDeTravail {
  etape?: string;
  fait: number;
  total: number;
}

/** One line of JSON per step; the last is the response, with its status. */
export const LIGNES = 'application/x-ndjson';
