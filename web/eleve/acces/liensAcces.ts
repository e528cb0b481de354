import { versAcces } from '../cap/index.ts';
import type { AccesUser } from './acces.calls.ts';
import type { PhaseDAcces } from './validite.ts';

export interface LienDAcces {
  to: string;
  libelle: string;
  principal: boolean;
}

const LANCER = 'Lancer l’exercice';
const OUVRIR = {
  QT: { nouveau: 'Commencer', actif: 'Séries', historique: true },
  EL: { nouveau: 'Commencer', actif: 'E-learning', historique: false },
  EX: { nouveau: LANCER, actif: LANCER, historique: false },
};

export function liensAcces(
  { type, acces_id }: Pick<AccesUser, 'type' | 'acces_id'>,
  phase: PhaseDAcces,
): LienDAcces[] {
  if (phase === 'perime') return [principal('/renouveler-produits', 'Renouveler')];
  const ouvrir = OUVRIR[type];
  const premier = principal(versAcces(type, acces_id), ouvrir[phase]);
  if (!ouvrir.historique || phase === 'nouveau') return [premier];
  return [premier, { to: `/historique/${acces_id}`, libelle: 'Historique', principal: false }];
}

const principal = (to: string, libelle: string) => ({ to, libelle, principal: true });
