import { isChaussee, isDeGenre } from '../../../drawing/scene/profil.ts';
import { doubleSens, immobile, placeOf, touches, type Place } from '../voies.ts';
import { largeurOf } from './elements.ts';
import { arret, doute, stationnement, type ContexteArret, type Regle } from './raison.ts';

const LIBRE = 3;
/** In metres: two cars pass each other with ease. */
const CROISEMENT = 5;

const autres = (contexte: ContexteArret): Place[] =>
  contexte.scene.usagers
    .filter((u) => u !== contexte.p.u && immobile(u))
    .map((u) => placeOf(contexte.voies, u));

const memeVoie = (p: Place, q: Place): boolean => p.sur.some((v) => q.sur.some((w) => w.n === v.n));

export const unMetre: Regle = (contexte) =>
  autres(contexte).flatMap((place) => {
    if (!memeVoie(contexte.p, place)) return [];
    const loin = Math.max(place.debut - contexte.p.fin, contexte.p.debut - place.fin);
    return loin < 1
      ? stationnement('On laisse au moins 1 m devant et derrière un autre véhicule.', '25.1.1°')
      : [];
  });

/** A car beside parking places blocks them; beside a parked car it is double-parked. */
export const doubleFile: Regle = (contexte) => {
  const voie = contexte.p.sur[0];
  if (!voie || !isChaussee(voie.nom)) return [];
  const bords = [contexte.voies[voie.n - 2], contexte.voies[voie.n]].filter((x) =>
    isDeGenre(x?.nom, 'emplacements'),
  );
  return bords.flatMap((bord) => {
    const gare = autres(contexte).some(
      (q) => q.sur.some((w) => w.n === bord?.n) && touches(contexte.p, q.debut, q.fin),
    );
    return gare
      ? arret('On se range en une seule file : jamais en double file.', '23', '25.1.1°')
      : stationnement('On ne bloque pas des emplacements situés hors de la chaussée.', '25.1.5°');
  });
};

/** In metres, between vehicles standing on the carriageway. */
export const passageLibre: Regle = (contexte) => {
  const voie = contexte.p.sur.find((x) => isChaussee(x.nom));
  if (!voie) return [];
  const bandes = contexte.voies.filter((x) => x.chaussee === voie.chaussee && isChaussee(x.nom));
  const largeur = bandes.reduce((s, x) => s + x.x1 - x.x0, 0);
  const prend = (place: Place): number =>
    place.sur.some((x) => isChaussee(x.nom) && x.chaussee === voie.chaussee)
      ? largeurOf(place.u.qui) * (place.sur.length > 1 ? 0.5 : 1)
      : 0;
  const enFace = autres(contexte).filter(
    (q) => !memeVoie(contexte.p, q) && touches(contexte.p, q.debut, q.fin),
  );
  const libre = largeur - prend(contexte.p) - enFace.reduce((s, q) => s + prend(q), 0);
  if (libre < LIBRE)
    return stationnement('Il ne resterait pas 3 m de passage libre sur la chaussée.', '25.1.7°');
  return enFace.some((q) => prend(q) > 0) &&
    doubleSens(contexte.voies, voie.chaussee) &&
    libre < CROISEMENT
    ? doute('stationnement', 'en face d’un véhicule arrêté, le croisement est-il encore aisé ?')
    : [];
};

export const surLesRails: Regle = (contexte) =>
  contexte.scene.usagers.some(
    (u) => u.qui === 'tram' && memeVoie(contexte.p, placeOf(contexte.voies, u)),
  ) && contexte.p.sur.some((v) => isChaussee(v.nom))
    ? stationnement('On n’entrave pas la marche des véhicules sur rails.', '25.1.6°')
    : [];
