/** How far a long work is; `etape`: with what, where it has several parts. */
export interface Etape {
  etape?: string;
  fait: number;
  total: number;
}

/** How who asks for it is answered: a line of JSON a step; the last is the answer, with its status. */
export const LIGNES = 'application/x-ndjson';
