import { SigneJuste } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import type { Sujet } from './entrainement.calls.ts';

export const TONES = {
  'à découvrir': undefined,
  'en route': 'warning',
  acquis: 'right',
} as const;

const MOTS = { 'à découvrir': 'À découvrir', 'en route': 'En route', acquis: 'Acquis' } as const;

export const Etat = ({ etat }: Pick<Sujet, 'etat'>) => (
  <span className={plainStyles.pill} data-tone={TONES[etat]}>
    {etat === 'acquis' && <SigneJuste />}
    {MOTS[etat]}
  </span>
);
