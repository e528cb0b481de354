import { ARRET } from '../../../droit/epreuve.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import type { Regles } from '../tentatives/index.ts';
import { departOf, fautesOf, isInTime } from './chrono.ts';

export const MODE_EXAMEN: Regles<'examen'> = {
  mode: 'examen',
  limites: { nom: 'examens', heure: 30, jour: 100 },
  absente: () => introuvable('Cette question n’est pas de cet examen.'),
  terminee: 'Cet examen blanc est terminé.',
  retient: 'à la fin',
  check(examen, version, { questionKey, letter, duree }, now) {
    if (questionKey > examen.passees || departOf(examen, questionKey) === null)
      throw conflict('Cette question n’est pas encore ouverte.');
    if (letter !== null && !isInTime(examen, questionKey, version, duree, now))
      throw conflict('Le temps de cette question était écoulé.');
  },
  isPassee: ({ passees }, key) => key < passees,
  turn: ({ passees }, key) => ({ passees: Math.max(passees, key + 1) }),
  async isOver(examen, versions) {
    if (examen.passees === examen.reponses.length) return true;
    if (examen.arret === 0 || examen.passees < ARRET) return false;
    return fautesOf(examen, await versions()).fautes >= ARRET;
  },
  keptOf: ({ score, reussi }) => ({ score, reussi }),
};
