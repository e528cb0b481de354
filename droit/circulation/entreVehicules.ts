import { isDeVoie } from '../../drawing/scene/branche.ts';
import type { UsagerCarrefour } from '../../drawing/scene/scene.ts';
import { aDroite, enFace } from './azimut.ts';
import { turns, turnsLeft, vientDeSensInterdit, type Contexte, type Regle } from './contexte.ts';
import { say } from './motif.ts';
import { inferieur } from './rangs.ts';
import { carries } from './signaux.ts';
import { dansAnneau, demiTour } from './trajectoires.ts';
import { aSirene, surRails } from './usagers.ts';

export const sirene: Regle = (_, usager, autre) =>
  aSirene(autre) && !aSirene(usager)
    ? say('La sirène retentit : tous dégagent le passage et s’arrêtent au besoin.', '38')
    : undefined;

/** The law's order is disputed for a tram with a sign of its own: left open. */
export const rails: Regle = (contexte, usager, autre) => {
  if (!surRails(autre) || surRails(usager)) return undefined;
  if (
    carries(contexte.branche(autre)?.panneau, 'B1', 'B5') &&
    inferieur(contexte.rang(autre), contexte.rang(usager))
  )
    return 'indécis';
  return say('On cède toujours le passage aux véhicules sur rails.', '12.1');
};

/** Those inside when lights change leave before others enter. */
export const degageLeCarrefour: Regle = (contexte, usager, autre) => {
  if (autre.état !== 'engagé' || usager.état === 'engagé' || dansAnneau(autre)) return undefined;
  const agent = contexte.scene.agent !== undefined;
  return agent || contexte.feu(autre) === 'arrêt'
    ? say('Celui qui est déjà engagé dans le carrefour réglé le dégage d’abord.', '14.1')
    : undefined;
};

export const triangleCycliste: Regle = (contexte, usager, autre) =>
  contexte.feu(usager) === 'vélo' && contexte.feu(autre) !== 'vélo'
    ? say('Son petit signal lui permet de passer au rouge, mais en cédant à tous.', '67')
    : undefined;

export const flecheVerte: Regle = (contexte, usager, autre) =>
  contexte.feu(usager) === 'flèche' &&
  contexte.feu(autre) !== 'flèche' &&
  contexte.feu(autre) !== 'vélo'
    ? say(
        'La flèche verte à côté du feu permet de passer en cédant à ceux qui débouchent régulièrement d’ailleurs.',
        '61.1.5°',
      )
    : undefined;

export const manoeuvre: Regle = (contexte, usager, autre) => {
  if (demiTour(usager)) {
    if (!demiTour(autre) && inferieur(contexte.rang(autre), contexte.rang(usager)))
      return 'indécis';
    return say('Le demi-tour est une manœuvre : on cède à tous.', '12.4');
  }
  if (contexte.rang(usager) !== 'propriété') return undefined;
  return isDeVoie(contexte.branche(usager), 'propriété')
    ? say('Sortir d’une propriété est une manœuvre : on cède à tous.', '12.4')
    : say('Celui qui débouche en traversant le trottoir cède à tous.', '12.4bis');
};

/** Lights on one road alone, or green for both: the order is undefined. */
export const feuxIncomplets: Regle = (contexte, usager, autre) => {
  if (
    !usager.de ||
    !autre.de ||
    usager.de === autre.de ||
    contexte.rang(usager) !== 'rien' ||
    contexte.rang(autre) !== 'rien'
  )
    return undefined;
  const [feuU, feuV] = [contexte.feu(usager), contexte.feu(autre)];
  if (feuU === 'passe' && feuV === 'sans effet') return 'indécis';
  return feuU === 'passe' && feuV === 'passe' && !enFace(usager.de, autre.de)
    ? 'indécis'
    : undefined;
};

function motifDuRang(contexte: Contexte, usager: UsagerCarrefour) {
  const branche = contexte.branche(usager);
  if (branche && isDeVoie(branche, 'chemin'))
    return say(
      `Celui qui débouche d’un ${branche.voie} cède à tous ceux qui circulent sur la chaussée.`,
      '12.3.1',
    );
  if (carries(branche?.panneau, 'B5'))
    return say(
      'Le signal « STOP » impose de marquer l’arrêt et de céder à gauche comme à droite.',
      '12.3.1',
      '67',
    );
  if (carries(branche?.panneau, 'B1'))
    return say(
      'Le triangle pointe en bas impose de céder à gauche comme à droite.',
      '12.3.1',
      '67',
    );
  return say('Celui qui aborde une voie prioritaire cède à ceux qui y circulent.', '12.3.1', '67');
}

export const signalDePriorite: Regle = (contexte, usager, autre) =>
  inferieur(contexte.rang(usager), contexte.rang(autre))
    ? motifDuRang(contexte, usager)
    : undefined;

const surAutrePartie = (v: UsagerCarrefour): boolean => v.sur !== undefined && v.sur !== 'chaussée';
const memeVoie = (usager: UsagerCarrefour, autre: UsagerCarrefour): boolean =>
  autre.de === usager.de || autre.vers === usager.de;

/** Cycle tracks, bus lanes and own sites beside the road that he leaves. */
export const autresParties: Regle = (_, usager, autre) =>
  turns(usager) && !turns(autre) && surAutrePartie(autre) && memeVoie(usager, autre)
    ? say(
        'Celui qui change de direction cède à ceux qui suivent les autres parties de la même voie.',
        '19.4',
      )
    : undefined;

export const faceAFace: Regle = (_, usager, autre) =>
  usager.de && autre.de && turnsLeft(usager) && enFace(usager.de, autre.de)
    ? say('Celui qui tourne à gauche cède à ceux qui arrivent en face.', '19.3.3°')
    : undefined;

/** The law does not settle whether side-road drivers cross the track first: left open. */
export const pisteEnTravers: Regle = (_, usager, autre) =>
  autre.sur === 'piste' && usager.sur !== 'piste' && !memeVoie(usager, autre)
    ? 'indécis'
    : undefined;

export const prioriteDeDroite: Regle = (contexte, usager, autre) => {
  if (
    !usager.de ||
    !autre.de ||
    !aDroite(usager.de, autre.de) ||
    vientDeSensInterdit(contexte, autre)
  )
    return undefined;
  return say('Sans signal de priorité, on cède à celui qui vient de droite.', '12.3.1');
};

export const sensInterdit: Regle = (contexte, usager, autre) =>
  usager.de &&
  autre.de &&
  aDroite(autre.de, usager.de) &&
  vientDeSensInterdit(contexte, usager) &&
  !vientDeSensInterdit(contexte, autre)
    ? say('Celui qui vient d’un sens interdit n’a pas la priorité de droite.', '12.3.1')
    : undefined;
