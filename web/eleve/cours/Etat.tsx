import { SigneJuste } from '../questions/index.ts';
import plainStyles from '../../socle/ui/plain.module.css';

export type Etat = 'aucun' | 'partie' | 'tout';

export const TONES = { aucun: undefined, partie: 'warning', tout: 'right' } as const;

export const etatOf = ({
  nbTermine,
  nbChapitre,
}: {
  nbTermine: number;
  nbChapitre: number;
}): Etat => (nbTermine === 0 ? 'aucun' : nbTermine < nbChapitre ? 'partie' : 'tout');

const MOTS = { aucun: 'Pas encore commencé', partie: 'En cours', tout: 'Terminé' } as const;

export const Pastille = ({ etat }: { etat: Etat }) => (
  <span className={plainStyles.pill} data-tone={TONES[etat]}>
    {etat === 'tout' && <SigneJuste />}
    {MOTS[etat]}
  </span>
);
