import type { AccesUser } from './acces.calls.ts';
import type { EtatDAcces } from './validite.ts';

export interface LienDAcces {
  to: string;
  libelle: string;
  principal: boolean;
}

export function liensAcces(
  { type, acces_id, offert }: Pick<AccesUser, 'type' | 'acces_id' | 'offert'>,
  etat: EtatDAcces,
): LienDAcces[] {
  if (etat === 'perime') return [principal('/renouveler-produits', 'Renouveler')];
  if (offert === 0) return [];
  const nouveau = etat === 'nouveau';
  switch (type) {
    case 'EX':
      return [principal(`/tpr-exercice/${acces_id}`, 'Lancer l’exercice')];
    case 'EL':
      return [principal(`/e-learning/${acces_id}`, nouveau ? 'Commencer' : 'E-learning')];
    case 'QT':
      if (nouveau) return [principal(`/series/${acces_id}`, 'Commencer')];
      return [
        principal(`/series/${acces_id}`, 'Séries'),
        { to: `/historique/${acces_id}`, libelle: 'Historique', principal: false },
      ];
  }
}

function principal(to: string, libelle: string): LienDAcces {
  return { to, libelle, principal: true };
}
