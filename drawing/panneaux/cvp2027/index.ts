import { ar1975 } from '../ar1975/index.ts';
import type { Signe, SigneAValeur } from '../../signe.ts';
import { ceux } from './dessines.ts';
import { disques } from './disques.ts';
import { r } from './r.ts';

const pareils = {
  A35: 'A35',
  B1: 'B1',
  B5: 'B5',
  B17: 'B17',
  C3: 'C3',
  C37: 'C46',
  C41: 'C46',
  C43: 'C43',
  C45: 'C46',
  C46: 'C46',
  F19: 'F19',
} as const satisfies Record<string, keyof typeof ar1975>;

export const cvp2027: Record<
  keyof typeof pareils | keyof typeof ceux | keyof typeof disques | keyof typeof r,
  Signe | SigneAValeur
> = {
  ...(Object.fromEntries(
    Object.entries(pareils).map(([code, ancien]) => [code, ar1975[ancien]]),
  ) as Record<keyof typeof pareils, Signe | SigneAValeur>),
  ...ceux,
  ...disques,
  ...r,
};
