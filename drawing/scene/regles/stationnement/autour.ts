import { doubleSens, estChaussee, immobile, placeDe, touche, type Place } from '../voies.ts';
import { largeurDe } from './elements.ts';
import { arret, doute, stationnement, type Contexte, type Regle } from './raison.ts';

const LIBRE = 3;
/** Two cars pass each other with ease. */
const CROISEMENT = 5;

const autres = (c: Contexte): Place[] =>
  c.scene.usagers.filter((u) => u !== c.p.u && immobile(u)).map((u) => placeDe(c.voies, u));

const memeVoie = (p: Place, q: Place): boolean => p.sur.some((v) => q.sur.some((w) => w.n === v.n));

export const unMetre: Regle = (c) =>
  autres(c).flatMap((q) => {
    if (!memeVoie(c.p, q)) return [];
    const loin = Math.max(q.debut - c.p.fin, c.p.debut - q.fin);
    return loin < 1
      ? stationnement('On laisse au moins 1 m devant et derrière un autre véhicule.', '25.1.1°')
      : [];
  });

/** Beside places off the carriageway: it blocks them, and with somebody there it is a second row. */
export const doubleFile: Regle = (c) => {
  const v = c.p.sur[0];
  if (!v || !estChaussee(v.nom)) return [];
  const bords = [c.voies[v.n - 2], c.voies[v.n]].filter((x) => x?.nom.startsWith('stationnement'));
  return bords.flatMap((bord) => {
    const gare = autres(c).some(
      (q) => q.sur.some((w) => w.n === bord?.n) && touche(c.p, q.debut, q.fin),
    );
    return gare
      ? arret('On se range en une seule file : jamais en double file.', '23', '25.1.1°')
      : stationnement('On ne bloque pas des emplacements situés hors de la chaussée.', '25.1.5°');
  });
};

/** What is left of the carriageway between those who stand on it. */
export const passageLibre: Regle = (c) => {
  const v = c.p.sur.find((x) => estChaussee(x.nom));
  if (!v) return [];
  const bandes = c.voies.filter((x) => x.chaussee === v.chaussee && estChaussee(x.nom));
  const largeur = bandes.reduce((s, x) => s + x.x1 - x.x0, 0);
  const prend = (p: Place): number =>
    p.sur.some((x) => estChaussee(x.nom) && x.chaussee === v.chaussee)
      ? largeurDe(p.u.qui) * (p.sur.length > 1 ? 0.5 : 1)
      : 0;
  const enFace = autres(c).filter((q) => !memeVoie(c.p, q) && touche(c.p, q.debut, q.fin));
  const libre = largeur - prend(c.p) - enFace.reduce((s, q) => s + prend(q), 0);
  if (libre < LIBRE)
    return stationnement('Il ne resterait pas 3 m de passage libre sur la chaussée.', '25.1.7°');
  return enFace.some((q) => prend(q) > 0) && doubleSens(c.voies, v.chaussee) && libre < CROISEMENT
    ? doute('stationnement', 'en face d’un véhicule arrêté, le croisement est-il encore aisé ?')
    : [];
};

export const surLesRails: Regle = (c) =>
  c.scene.usagers.some((u) => u.qui === 'tram' && memeVoie(c.p, placeDe(c.voies, u))) &&
  c.p.sur.some((v) => estChaussee(v.nom))
    ? stationnement('On n’entrave pas la marche des véhicules sur rails.', '25.1.6°')
    : [];
