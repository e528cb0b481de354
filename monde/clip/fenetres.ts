import type { EtatAt } from '../../drawing/scene/mouvement/filmEnMetres.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { isGare } from '../../drawing/scene/plan/vuOf.ts';
import { type Chose, isChose } from '../../films/choses.ts';
import type { Clip, Risque } from '../../films/clip.ts';
import { AUTOUR_DU_SOSIE } from '../../films/sosies.ts';
import type { FilmDuClip } from '../../films/film.ts';
import { freinageVu } from '../../films/freinage.ts';
import { LARGE_DEBOUT } from '../../films/debout.ts';
import {
  angleDe,
  type CadreVu,
  type CibleVue,
  type Fenetre,
  type Lieu,
  PAS_DES_CADRES,
} from '../../films/juge.ts';
import { enClip } from '../../films/reseau.ts';
import { type Boite, boitesOf, type Volume } from '../camera/boites.ts';
import { cameraOf } from '../camera/prises.ts';
import { type Constat, constatDeBoite } from '../camera/vus.ts';
import type { Vec } from '../maille/vecteurs.ts';
import { ambianceOf } from '../rendu/ambiances.ts';
import { hauteurDeChose } from './betes.ts';
import { cadreDe } from './cadreVu.ts';
import { cockpitOf } from './cockpit.ts';
import { clarteDeLampe } from '../rendu/accents.ts';
import { type Quartier, volumesDe } from './quartier.ts';
import { vueAt } from './siege.ts';

/** A phone that lies; what an upright one shows of it, `defautsDesFenetres` asks. */
const RAPPORT = 16 / 9;
const ANGLE = angleDe(RAPPORT, LARGE_DEBOUT);
/** Seen: a third of it shows, as tall as this 360 px wide: nine pixels on a phone that lies, six upright. */
const [PART, HAUT] = [0.34, 5];
/** In fog and rain: so much of its own colour reaches the eye. */
const CLAIR = 0.2;
/** In seconds: clicks on a target that is no danger yet, or no more, are no wrong ones. */
const [AVANT, APRES] = [4, 2];

/** How somebody is seen from my seat at a second. Undefined: nobody has that name. */
export type Regard = (nom: string, t: number) => Apercu | undefined;

/** `clair`: what fog leaves of it, 0 to 1. */
interface Apercu extends Constat {
  cadre: CadreVu | null;
  clair: number;
}

export function regardOf(
  { acteurs, temps, lumière }: Clip,
  film: FilmDuClip,
  quartier: Quartier,
): Regard {
  const { hauteurAt } = quartier;
  const { densite } = ambianceOf(temps, lumière).brume;
  const fixes = volumesDe(quartier);
  const choses = new Map(
    Object.entries(acteurs).flatMap(([nom, { qui }]): [Vu, Chose][] =>
      isChose(qui) ? [[film.parNom.get(nom)!, qui]] : [],
    ),
  );
  const boiteAt = (vu: Vu, { ou, cap }: EtatAt): Boite => {
    const [boite] = boitesOf({ objets: [{ ...vu, x: ou[0], y: ou[1], cap }] }, { hauteurAt });
    const chose = choses.get(vu);
    return chose ? { ...boite!, hauteur: hauteurDeChose(chose) } : boite!;
  };
  return (nom, t) => {
    const vu = film.parNom.get(nom);
    if (!vu) return undefined;
    const vue = vueAt(film, hauteurAt, t, ANGLE);
    const camera = cameraOf(vue, RAPPORT);
    const { x, y, z } = camera.position;
    const oeil: Vec = [x, y, z];
    const etats = film.etat(t);
    const boite = boiteAt(vu, etats.get(vu)!);
    const cockpit = cockpitOf(boiteAt(film.moi, etats.get(film.moi)!), vue);
    const proches = fixes.filter(({ pied, longueur, largeur }) =>
      isSurLeChemin(pied, Math.hypot(longueur, largeur) / 2, oeil, boite.pied),
    );
    const autres = film.acteurs.filter((autre) => autre !== vu && !autre.moi);
    const constat = constatDeBoite(camera, boite, {
      boites: [...cockpit, ...proches, ...autres.map((autre) => boiteAt(autre, etats.get(autre)!))],
    });
    const loin = Math.hypot(boite.pied[0] - x, boite.pied[2] - z);
    const lui = etats.get(vu)!;
    const clair = isAllume(vu, lui, etats.get(film.moi)!)
      ? clarteDeLampe(loin, densite)
      : Math.exp(-((loin * densite) ** 2));
    return { ...constat, cadre: cadreDe(camera, boite), clair };
  };
}

/** Its lamps shine towards me: brake lamps only to who drives the same way. */
const isAllume = (vu: Vu, { clignotant, recule, freine, cap }: EtatAt, moi: EtatAt): boolean =>
  clignotant !== undefined ||
  recule === true ||
  (freine && !isGare(vu.usager) && Math.cos(((cap - moi.cap) * Math.PI) / 180) > 0);

/** Between the eye and somebody, or close to the line. */
function isSurLeChemin(pied: Vec, rayon: number, oeil: Vec, but: Vec): boolean {
  const [dx, dz] = [but[0] - oeil[0], but[2] - oeil[2]];
  const [px, pz] = [pied[0] - oeil[0], pied[2] - oeil[2]];
  const long = Math.hypot(dx, dz) || 1;
  const avance = (px * dx + pz * dz) / long;
  const cote = Math.abs(px * dz - pz * dx) / long;
  return cote < rayon && avance > -rayon && avance < long + rayon;
}

export const isVu = (constat: Apercu | undefined): boolean =>
  constat !== undefined &&
  constat.clair >= CLAIR &&
  constat.dedans > 0 &&
  1 - constat.cache >= PART &&
  constat.px >= HAUT;

/** In seconds: who only waits for my car to brake clicks later than that. */
const APRES_FREINAGE = 0.3;
/** In seconds: a car that brakes so soon after the opening tells a looker nothing in time. */
const TOT = 1.1;
/** In seconds: the least that a window lasts, and the most where my car brakes so soon. */
const [LE_MOINS, SI_TOT] = [1.5, 2];
/** In seconds: as long before an opening, braking still tells of it. */
const DEJA = 0.6;

const dixieme = (t: number): number => Math.round(t * 10) / 10;

/** My own car's braking tells the moment: soon after it, seeing counts no more. */
function fermeOf({ moiAt }: FilmDuClip, ouvre: number, jusque: number): number {
  const freine = freinageVu((t) => moiAt(t).vitesse, ouvre - DEJA, jusque);
  const su =
    freine === undefined ? jusque : freine < ouvre + TOT ? ouvre + SI_TOT : freine + APRES_FREINAGE;
  return dixieme(Math.max(ouvre + LE_MOINS, Math.min(jusque, su)));
}

/** When a danger can first be told and is seen, until it is too late; undefined: never. */
export function fenetreOf(
  { cibles, dès, jusque }: Risque,
  film: FilmDuClip,
  regard: Regard,
): Fenetre | undefined {
  for (let t = dès; t < jusque; t += PAS_DES_CADRES)
    if (cibles.some((nom) => isVu(regard(nom, t)))) {
      const ouvre = dixieme(t);
      const ferme = fermeOf(film, ouvre, jusque);
      return {
        ouvre,
        ferme,
        cibles: cibles.map((nom) => cibleVue(nom, ouvre, Math.max(ferme, jusque), regard)),
      };
    }
  return undefined;
}

/** In seconds between two looks at who moves, and at signs. */
const REGARDE = 0.5;
/** Metres a second: he moves. */
const BOUGE = 0.3;

/** Whoever moves, when and where he is first seen. */
export function mobilesOf({ acteurs, durée }: Clip, film: FilmDuClip, regard: Regard): Lieu[] {
  return Object.keys(acteurs).flatMap((nom) => {
    const vu = film.parNom.get(nom)!;
    for (let t = 0; t < durée; t += REGARDE) {
      if (film.etat(t).get(vu)!.vitesse < BOUGE) continue;
      const constat = regard(nom, t);
      if (isVu(constat) && constat?.cadre) return [{ t, cadre: constat.cadre }];
    }
    return [];
  });
}

/** In metres: a sign is read from there, and as tall and wide on its post. */
const [LISIBLE, PLAQUE, PIED_DE_PLAQUE] = [25, 0.8, 2];

/** Signs along my way, when and where they can be read. */
export function panneauxOf({ durée }: Clip, film: FilmDuClip, quartier: Quartier): Lieu[] {
  return quartier.morceaux.flatMap(({ morceau: { place, plan } }) =>
    plan.objets
      .filter(({ genre }) => genre === 'poteau')
      .flatMap((poteau) => {
        const [x, z] = enClip(place)([poteau.x, poteau.y]);
        const volume: Volume = {
          pied: [x, quartier.hauteurAt(x, z) + PIED_DE_PLAQUE, z],
          cap: poteau.cap + place.cap,
          longueur: 0.1,
          largeur: PLAQUE,
          hauteur: PLAQUE,
        };
        for (let t = 0; t < durée; t += REGARDE) {
          const vue = vueAt(film, quartier.hauteurAt, t, ANGLE);
          if (Math.hypot(x - vue.oeil[0], z - vue.oeil[2]) > LISIBLE) continue;
          const cadre = cadreDe(cameraOf(vue, RAPPORT), volume);
          return cadre && cadre[0] < 0.6 && cadre[2] > -0.6 ? [{ t, cadre }] : [];
        }
        return [];
      }),
  );
}

const cibleVue = (nom: string, ouvre: number, ferme: number, regard: Regard): CibleVue =>
  cibleEntre(nom, Math.max(0, Math.round((ouvre - AVANT) * 10) / 10), ferme + APRES, regard);

function cibleEntre(nom: string, de: number, jusqua: number, regard: Regard): CibleVue {
  const nombre = Math.round((jusqua - de) / PAS_DES_CADRES) + 1;
  return {
    de,
    cadres: Array.from({ length: nombre }, (_, i) => {
      const vu = regard(nom, de + i * PAS_DES_CADRES);
      return vu && vu.dedans > 0 && vu.cache < 1 ? vu.cadre : null;
    }),
  };
}

export const fenetresOf = (
  { risques }: Clip,
  film: FilmDuClip,
  regard: Regard,
): (Fenetre | undefined)[] => risques.map((risque) => fenetreOf(risque, film, regard));

/** Where each look-alike is around its moment. */
export const sosiesVusOf = ({ sosies, durée }: Clip, regard: Regard): CibleVue[] =>
  sosies.map(({ qui, quand }) =>
    cibleEntre(
      qui,
      Math.max(0, quand - AUTOUR_DU_SOSIE),
      Math.min(durée, quand + AUTOUR_DU_SOSIE),
      regard,
    ),
  );
