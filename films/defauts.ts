import { enSecondes } from './mots.ts';
import { boite, distance, ecartEntre, repere } from '../drawing/scene/plan/geometrie.ts';
import type { Point, Pose, Vu } from '../drawing/scene/plan/plan.ts';
import { isCarrefour } from '../drawing/scene/branche.ts';
import type { Clip } from './clip.ts';
import { LARGE_DEBOUT } from './debout.ts';
import { defautsDesFeux } from './feux.ts';
import type { FilmDuClip } from './film.ts';
import { cadreAt, type CadreVu, type Fenetre, PAS_DES_CADRES } from './juge.ts';
import { defautsDesPassages } from './passage.ts';
import type { Reseau } from './reseau.ts';

/** Something that stands: a house, a parked car. In metres and degrees. */
export interface Fixe extends Pose {
  nom: string;
  longueur: number;
  largeur: number;
}

/** In seconds. */
const PAS = 0.1;
/** Metres a second squared: a hard stop, a lively start, and what a bend may ask. */
const [FREINAGE, ELAN, COTE] = [8.5, 3.2, 4.5];
/** In km/h over the limit: a needle is never still. */
const TOLERANCE = 2;
/** In metres: bodies nearer than that touch. */
const JOUR = 0.15;
/** In seconds: nobody is ready sooner, and a clip does not end in a danger. */
const [AU_DEBUT, A_LA_FIN] = [3, 1];
/** In seconds: a danger is open long enough for a good driver, and is no lecture. */
const [LE_MOINS, LE_PLUS] = [1.2, 8];

const enKmh = (vitesse: number): number => Math.round(vitesse * 3.6);
const instantsDe = ({ duree }: FilmDuClip): number[] =>
  Array.from({ length: Math.floor(duree / PAS) + 1 }, (_, i) => i * PAS);

/** In km/h, where the piece says nothing: in town, in the country of Wallonia, on a motorway. */
const LIMITES = { ville: 50, campagne: 90, autoroute: 120 };

function limiteAu(clip: Clip, { bornes }: Reseau, metres: number): number {
  const rang = Math.max(
    0,
    Math.min(
      clip.morceaux.length,
      bornes.findIndex((b) => b > metres),
    ) - 1,
  );
  const { limite, scene } = clip.morceaux[rang]!;
  if (limite !== undefined) return limite;
  if (!isCarrefour(scene) && scene.lieu !== 'route') return LIMITES.autoroute;
  return scene.agglomération ? LIMITES.ville : LIMITES.campagne;
}

/** The first of each kind: a fault lasts, and is told once. */
function* allure(clip: Clip, reseau: Reseau, film: FilmDuClip): Generator<string> {
  const dites = new Set<string>();
  const une = (genre: string, phrase: string): string[] => {
    if (dites.has(genre)) return [];
    dites.add(genre);
    return [phrase];
  };
  for (const t of instantsDe(film)) {
    const { metres, vitesse } = film.moiAt(t);
    const limite = limiteAu(clip, reseau, metres);
    if (vitesse * 3.6 > limite + TOLERANCE)
      yield* une(
        'vitesse',
        `à ${enSecondes(t)}, je roule à ${enKmh(vitesse)} km/h où la limite est ${limite}`,
      );
    const elan = (film.moiAt(t + PAS).vitesse - vitesse) / PAS;
    if (-elan > FREINAGE)
      yield* une(
        'freinage',
        `à ${enSecondes(t)}, je freine de ${(-elan).toFixed(1)} m/s² : personne ne freine ainsi`,
      );
    if (elan > ELAN)
      yield* une(
        'élan',
        `à ${enSecondes(t)}, j’accélère de ${elan.toFixed(1)} m/s² : une voiture d’école ne le fait pas`,
      );
    const cap = (u: number) => film.etat(u).get(film.moi)!.cap;
    const tourne = ((cap(t + PAS) - cap(t) + 540) % 360) - 180;
    const lateral = (vitesse * Math.abs(tourne) * Math.PI) / 180 / PAS;
    if (lateral > COTE)
      yield* une(
        'virage',
        `à ${enSecondes(t)}, je prends un virage à ${enKmh(vitesse)} km/h : trop vite`,
      );
  }
}

const rectangleDe = ({ x, y, cap }: Pose, longueur: number, largeur: number): Point[] => {
  const lui = repere([x, y], cap);
  return boite(lui, -longueur / 2, longueur / 2, -largeur / 2, largeur / 2);
};

/** In metres from me: nobody sees who is farther, so he may drive through a house. */
const HORS_DE_VUE = 130;

/** Nobody runs into anybody, nor into what stands. */
function* heurts(film: FilmDuClip, fixes: readonly Fixe[]): Generator<string> {
  const noms = [...film.parNom];
  const dits = new Set<string>();
  for (const t of instantsDe(film)) {
    const etats = film.etat(t);
    const moi = etats.get(film.moi)!.ou;
    const corps = noms.flatMap(([nom, vu]) => {
      const { ou, cap } = etats.get(vu)!;
      if (distance(ou, moi) > HORS_DE_VUE) return [];
      const [longueur, largeur] = vu.taille;
      return {
        nom,
        vu,
        ou,
        rayon: longueur / 2,
        coins: rectangleDe({ x: ou[0], y: ou[1], cap }, longueur, largeur),
      };
    });
    for (const [i, un] of corps.entries()) {
      for (const autre of corps.slice(i + 1)) {
        if (distance(un.ou, autre.ou) > un.rayon + autre.rayon + 2) continue;
        if (dits.has(`${un.nom} ${autre.nom}`) || ecartEntre(un.coins, autre.coins) > JOUR)
          continue;
        dits.add(`${un.nom} ${autre.nom}`);
        yield `à ${enSecondes(t)}, ${un.nom} et ${autre.nom} se heurtent`;
      }
      if (isPose(un.vu)) continue;
      for (const fixe of fixes) {
        if (distance(un.ou, [fixe.x, fixe.y]) > un.rayon + fixe.longueur / 2 + fixe.largeur / 2 + 1)
          continue;
        if (dits.has(`${un.nom} fixe`)) continue;
        if (ecartEntre(un.coins, rectangleDe(fixe, fixe.longueur, fixe.largeur)) > JOUR / 3)
          continue;
        dits.add(`${un.nom} fixe`);
        yield `à ${enSecondes(t)}, ${un.nom} touche ${fixe.nom}`;
      }
    }
  }
}

const isPose = ({ usager }: Vu): boolean => 'fait' in usager && usager.fait === 'stationné';

/** The way itself: enough road, each piece with my strip, actors who have a junction. */
function* chemin(clip: Clip, reseau: Reseau, film: FilmDuClip): Generator<string> {
  const { metres } = film.moiAt(clip.durée);
  if (clip.lumière && clip.temps !== 'jour')
    yield `« lumière: ${clip.lumière} » ne va qu’avec « temps: jour »`;
  if (metres > reseau.ligne.longueur)
    yield `le chemin a ${Math.round(reseau.ligne.longueur)} m, et je roule ${Math.round(metres)} m`;
  for (const { cibles, titre } of clip.risques)
    for (const nom of cibles)
      if (!film.parNom.has(nom)) yield `« ${titre} » vise « ${nom} », qui n’est pas un acteur`;
}

/** `ouvertures`: in seconds, computed; undefined where a risk is never seen. */
function* risques(clip: Clip, ouvertures: readonly (number | undefined)[]): Generator<string> {
  for (const [i, { titre, jusque }] of clip.risques.entries()) {
    const ouvre = ouvertures[i];
    if (ouvre === undefined) {
      yield `« ${titre} » ne se voit jamais à temps`;
      continue;
    }
    if (ouvre < AU_DEBUT) yield `« ${titre} » s’ouvre à ${enSecondes(ouvre)} : personne n’est prêt`;
    if (jusque > clip.durée - A_LA_FIN) yield `« ${titre} » finit avec le film`;
    if (jusque - ouvre < LE_MOINS) yield `« ${titre} » ne dure que ${enSecondes(jusque - ouvre)}`;
    if (jusque - ouvre > LE_PLUS)
      yield `« ${titre} » dure ${enSecondes(jusque - ouvre)} : ce n’est plus un risque`;
  }
}

/** All that is wrong with a clip, in French sentences. */
export function defautsDuClip(
  clip: Clip,
  reseau: Reseau,
  film: FilmDuClip,
  fixes: readonly Fixe[],
  ouvertures: readonly (number | undefined)[],
): string[] {
  return [
    ...chemin(clip, reseau, film),
    ...allure(clip, reseau, film),
    ...heurts(film, fixes),
    ...defautsDesFeux(clip, reseau, film),
    ...defautsDesPassages(clip, reseau, film),
    ...risques(clip, ouvertures),
  ];
}

/** Shares of its window in which one of a danger's targets can be touched, lying and upright. */
const [TOUCHABLE, DEBOUT] = [0.8, 0.35];
/** Share of its width that shows. */
const PART = 0.34;
/** Half of an upright picture, as a tangent. */
const BORD = Math.tan((LARGE_DEBOUT * Math.PI) / 360);

const isDansLeCadre = ([gauche, , droite]: CadreVu): boolean =>
  Math.min(droite, BORD) - Math.max(gauche, -BORD) > PART * (droite - gauche);

/** A danger that a pillar, a mirror or a car hides while it is looked for. */
export const defautsDesFenetres = (
  { risques: dits }: Clip,
  fenetres: readonly (Fenetre | undefined)[],
): string[] =>
  fenetres.flatMap((fenetre, i) => {
    if (!fenetre) return [];
    const { ouvre, ferme, cibles } = fenetre;
    const instants = Array.from(
      { length: Math.round((ferme - ouvre) / PAS_DES_CADRES) + 1 },
      (_, k) => ouvre + k * PAS_DES_CADRES,
    );
    const vus = instants.map((t) =>
      cibles.map((cible) => cadreAt(cible, t)).filter((cadre) => cadre !== null),
    );
    const partOf = (isVu: (cadres: CadreVu[]) => boolean) => vus.filter(isVu).length / vus.length;
    const couche = partOf((cadres) => cadres.length > 0);
    const debout = partOf((cadres) => cadres.some(isDansLeCadre));
    if (couche >= TOUCHABLE && debout >= DEBOUT) return [];
    const [part, ou] = couche < TOUCHABLE ? [couche, ''] : [debout, ', sur un téléphone debout'];
    return [
      `« ${dits[i]!.titre} » n’est à voir que ${Math.round(part * 100)} % du temps où on le cherche${ou}`,
    ];
  });
