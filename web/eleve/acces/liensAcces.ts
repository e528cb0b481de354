import type { AccesUser } from './acces.calls.ts';
import type { EtatDAcces } from './validite.ts';

export interface LienDAcces {
  to: string;
  libelle: string;
  principal: boolean;
}

const LANCER = 'Lancer l’exercice';
const OUVRIR = {
  QT: { vers: '/series', nouveau: 'Commencer', actif: 'Séries' },
  EL: { vers: '/e-learning', nouveau: 'Commencer', actif: 'E-learning' },
  EX: { vers: '/tpr-exercice', nouveau: LANCER, actif: LANCER },
};

export function liensAcces(
  { type, acces_id, offert }: Pick<AccesUser, 'type' | 'acces_id' | 'offert'>,
  etat: EtatDAcces,
): LienDAcces[] {
  if (etat === 'perime') return [principal('/renouveler-produits', 'Renouveler')];
  if (offert === 0) return [];
  const ouvrir = OUVRIR[type];
  const premier = principal(`${ouvrir.vers}/${acces_id}`, ouvrir[etat]);
  if (type !== 'QT' || etat === 'nouveau') return [premier];
  return [premier, { to: `/historique/${acces_id}`, libelle: 'Historique', principal: false }];
}

function principal(to: string, libelle: string): LienDAcces {
  return { to, libelle, principal: true };
}
