import type { UsagerCarrefour } from '../scene.ts';
import { aDroite, enFace } from './cap.ts';
import {
  dit,
  tourne,
  tourneAGauche,
  vientDeSensInterdit,
  type Contexte,
  type Regle,
} from './contexte.ts';
import { inferieur } from './rangs.ts';
import { porte } from './signaux.ts';
import { dansAnneau, demiTour } from './trajectoires.ts';
import { aSirene, surRails } from './usagers.ts';

export const sirene: Regle = (_, u, v) =>
  aSirene(v) && !aSirene(u)
    ? dit('La sirène retentit : tous dégagent le passage et s’arrêtent au besoin.', '38')
    : undefined;

/** A tram that faces a sign of its own is left open: the law's order is disputed there. */
export const rails: Regle = (c, u, v) => {
  if (!surRails(v) || surRails(u)) return undefined;
  if (porte(c.branche(v)?.panneau, 'B1', 'B5') && inferieur(c.rang(v), c.rang(u))) return 'indécis';
  return dit('On cède toujours le passage aux véhicules sur rails.', '12.1');
};

/** Who is in a regulated junction when his light has changed leaves it before the others come. */
export const degageLeCarrefour: Regle = (c, u, v) => {
  if (v.état !== 'engagé' || u.état === 'engagé' || dansAnneau(v)) return undefined;
  const agent = c.scene.agent !== undefined;
  return agent || c.feu(v) === 'arrêt'
    ? dit('Celui qui est déjà engagé dans le carrefour réglé le dégage d’abord.', '14.1')
    : undefined;
};

export const triangleCycliste: Regle = (c, u, v) =>
  c.feu(u) === 'vélo' && c.feu(v) !== 'vélo'
    ? dit('Son petit signal lui permet de passer au rouge, mais en cédant à tous.', '67')
    : undefined;

export const flecheVerte: Regle = (c, u, v) =>
  c.feu(u) === 'flèche' && c.feu(v) !== 'flèche' && c.feu(v) !== 'vélo'
    ? dit(
        'La flèche verte à côté du feu permet de passer en cédant à ceux qui débouchent régulièrement d’ailleurs.',
        '61.1.5°',
      )
    : undefined;

/** U-turns and coming out of a property. */
export const manoeuvre: Regle = (c, u, v) => {
  if (demiTour(u)) {
    if (!demiTour(v) && inferieur(c.rang(v), c.rang(u))) return 'indécis';
    return dit('Le demi-tour est une manœuvre : on cède à tous.', '12.4');
  }
  if (c.rang(u) !== 'propriété') return undefined;
  return c.branche(u)?.voie === 'propriété'
    ? dit('Sortir d’une propriété est une manœuvre : on cède à tous.', '12.4')
    : dit('Celui qui débouche en traversant le trottoir cède à tous.', '12.4bis');
};

/** Lights on one road and none on the other, or green for both: nobody could say who goes. */
export const feuxIncomplets: Regle = (c, u, v) => {
  if (!u.de || !v.de || u.de === v.de || c.rang(u) !== 'rien' || c.rang(v) !== 'rien')
    return undefined;
  const [feuU, feuV] = [c.feu(u), c.feu(v)];
  if (feuU === 'passe' && feuV === 'sans effet') return 'indécis';
  return feuU === 'passe' && feuV === 'passe' && !enFace(u.de, v.de) ? 'indécis' : undefined;
};

function motifDuRang(c: Contexte, u: UsagerCarrefour) {
  const b = c.branche(u);
  if (b?.voie === 'chemin de terre' || b?.voie === 'sentier')
    return dit(
      `Celui qui débouche d’un ${b.voie} cède à tous ceux qui circulent sur la chaussée.`,
      '12.3.1',
    );
  if (porte(b?.panneau, 'B5'))
    return dit(
      'Le signal « STOP » impose de marquer l’arrêt et de céder à gauche comme à droite.',
      '12.3.1',
      '67',
    );
  if (porte(b?.panneau, 'B1'))
    return dit(
      'Le triangle pointe en bas impose de céder à gauche comme à droite.',
      '12.3.1',
      '67',
    );
  return dit('Celui qui aborde une voie prioritaire cède à ceux qui y circulent.', '12.3.1', '67');
}

export const signalDePriorite: Regle = (c, u, v) =>
  inferieur(c.rang(u), c.rang(v)) ? motifDuRang(c, u) : undefined;

const surAutrePartie = (v: UsagerCarrefour): boolean => v.sur !== undefined && v.sur !== 'chaussée';
const memeVoie = (u: UsagerCarrefour, v: UsagerCarrefour): boolean =>
  v.de === u.de || v.vers === u.de;

/** Turning across a cycle track, a bus lane or an own site of the road that he leaves. */
export const autresParties: Regle = (_, u, v) =>
  tourne(u) && !tourne(v) && surAutrePartie(v) && memeVoie(u, v)
    ? dit(
        'Celui qui change de direction cède à ceux qui suivent les autres parties de la même voie.',
        '19.4',
      )
    : undefined;

export const faceAFace: Regle = (_, u, v) =>
  u.de && v.de && tourneAGauche(u) && enFace(u.de, v.de)
    ? dit('Celui qui tourne à gauche cède à ceux qui arrivent en face.', '19.3.3°')
    : undefined;

/** Whether the side road's drivers cross the track or the cyclist the junction is not for us to say. */
export const pisteEnTravers: Regle = (_, u, v) =>
  v.sur === 'piste' && u.sur !== 'piste' && !memeVoie(u, v) ? 'indécis' : undefined;

export const prioriteDeDroite: Regle = (c, u, v) => {
  if (!u.de || !v.de || !aDroite(u.de, v.de) || vientDeSensInterdit(c, v)) return undefined;
  return dit('Sans signal de priorité, on cède à celui qui vient de droite.', '12.3.1');
};

export const sensInterdit: Regle = (c, u, v) =>
  u.de && v.de && aDroite(v.de, u.de) && vientDeSensInterdit(c, u) && !vientDeSensInterdit(c, v)
    ? dit('Celui qui vient d’un sens interdit n’a pas la priorité de droite.', '12.3.1')
    : undefined;
