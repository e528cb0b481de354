import { ar1975 } from '../ar1975/index.ts';
import type { Signe, SigneAValeur } from '../signe.ts';
import { ceux } from './dessines.ts';
import { r } from './r.ts';

/** Plates that stay as they are: their code here, and the one that they had. */
const pareils = {
  A35: 'A35',
  B1: 'B1',
  B5: 'B5',
  B17: 'B17',
  C3: 'C3',
  C9: 'C9',
  C11: 'C11',
  C23: 'C22',
  C33: 'C33',
  C37: 'C46',
  C41: 'C46',
  C43: 'C43',
  C45: 'C46',
  C46: 'C46',
  D5: 'D5',
  D7: 'D7',
  D9: 'D9',
  D11: 'D10',
  D13: 'D11',
  D15: 'D13',
  F19: 'F19',
} as const satisfies Record<string, keyof typeof ar1975>;

/** The plates of the Code de la voie publique. */
export const cvp2027: Record<
  keyof typeof pareils | keyof typeof ceux | keyof typeof r,
  Signe | SigneAValeur
> = {
  ...(Object.fromEntries(
    Object.entries(pareils).map(([code, ancien]) => [code, ar1975[ancien]]),
  ) as Record<keyof typeof pareils, Signe | SigneAValeur>),
  ...ceux,
  ...r,
};
