import { introuvable } from '../../socle/refus/refus.ts';
import { isComplete, type Regles } from '../tentatives/index.ts';

export const MODE_DIZAINE: Regles<'dizaine'> = {
  mode: 'dizaine',
  limites: { nom: 'dizaines', heure: 300, jour: 1000 },
  absente: () => introuvable('Cette question n’est pas de cet entraînement.'),
  terminee: 'Cet entraînement est terminé.',
  retient: 'chaque réponse',
  isOver: ({ reponses }) => isComplete(reponses),
};
