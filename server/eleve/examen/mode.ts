import { FAUTES_GRAVES_ELIMINATOIRES } from '../../../droit/bareme.ts';
import { ARRET } from '../../../droit/epreuve.ts';
import { regleDExamenOf } from '../../../droit/examen.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import type { Regles } from '../tentatives/index.ts';
import { departOf, fautesOf, isGrave, isInTime, regleOf } from './chrono.ts';

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
  isTardive: (examen, version, { questionKey, letter, duree }, now) =>
    letter !== null &&
    examen.chrono !== 0 &&
    questionKey < examen.passees &&
    departOf(examen, questionKey) !== null &&
    isInTime(examen, questionKey, version, duree, now),
  isPassee: ({ passees }, key) => key < passees,
  turn: ({ passees }, key) => ({ passees: Math.max(passees, key + 1) }),
  async isOver(examen, versions) {
    if (examen.passees === examen.reponses.length) return true;
    const aDix = examen.arret === 1 && examen.passees >= ARRET;
    const { arretGraves } = regleDExamenOf(regleOf(examen));
    const aDeux = arretGraves && examen.passees >= FAUTES_GRAVES_ELIMINATOIRES;
    if (!aDix && !aDeux) return false;
    const { fautes, fautesGraves } = fautesOf(examen, await versions());
    return (aDix && fautes >= ARRET) || (aDeux && fautesGraves >= FAUTES_GRAVES_ELIMINATOIRES);
  },
  isGrave,
  keptOf: ({ score, reussi }) => ({ score, reussi }),
};
