import type { Anneau, Mesures } from '../../mesures.ts';
import { anneauOf, solOf } from './anneau.ts';
import { rails } from './chaussees.ts';
import { coupes, isPrincipale, type Coupe } from './coupe.ts';
import { isRoulable } from '../dessous.ts';
import { addDecor } from '../addDecor.ts';
import { lampadairesOf, largeurPiste, maisons } from './maisons.ts';
import { profondeur } from './emprise.ts';
import { cadreEntier, spreadOut } from '../cadre.ts';
import { plantOf } from '../pieds.ts';
import { cadreAvec, filesOf, jusqua } from './file.ts';
import {
  add,
  arc,
  cadreEnPoints,
  overlap,
  contains,
  courbe3,
  distance,
  longueurOf,
  tour,
  vers,
  type Cadre,
} from '../geometrie.ts';
import { surface } from '../marques.ts';
import { lignesDArret, passagesOf } from './marques.ts';
import { place, voieOf, type Itineraire, type RouteSuivie } from './placement.ts';
import type { Decor, Plan, Point } from '../plan.ts';
import { horsChaussee, isAuBord, postesAuBord } from './postes.ts';
import { signauxOf } from '../signauxOf.ts';
import type { Carrefour, UsagerCarrefour } from '../../scene.ts';
import { cheminCarrefour, voieTram } from './trajets.ts';

/** In degrees. */
const AVANT = 36;

function itineraire(anneau: Anneau): Itineraire {
  return (usager, coupe, but) => {
    const tours = but
      ? tour(coupe.cap - but.cap) || (usager.anneau ? 0 : 360)
      : usager.anneau
        ? 90
        : 180;
    const dehors = anneau.bandes === 1 || (usager.bande ? usager.bande > 1 : tours < 200);
    if (usager.qui === 'tram' && usager.de && but) return parLeMilieu(anneau, coupe, but);
    const rayon =
      usager.sur === 'piste'
        ? anneau.bord + 1.6
        : anneau.bandes === 1
          ? anneau.ilot + 2.5
          : anneau.ilot + (dehors ? 5.1 : 1.5);
    const avance = Math.min(AVANT, tours / 2 - 1);
    const fin = coupe.cap - tours;
    const { depart, arriveeSur: arrivee } = voieOf(usager, coupe, undefined);
    const sur = (cap: number): Point => arc([0, 0], rayon, cap, cap, 1)[0] ?? [0, 0];
    const leave = (cap: number, sortie: Coupe): Point[] => {
      const [point, fini] = [sur(cap), sortie.ici(anneau.bord + 1.6, arrivee(sortie))];
      const elan = distance(point, fini) * 0.42;
      return [
        ...courbe3(
          point,
          add(point, vers(cap - 90), elan),
          add(fini, vers(sortie.cap + 180), elan),
          fini,
          8,
        ),
        sortie.ici(sortie.mesures.loin, arrivee(sortie)),
      ];
    };
    const bout = but
      ? leave(fin + (usager.anneau ? AVANT : avance), but)
      : arc([0, 0], rayon, fin + AVANT, fin - 90);
    if (usager.anneau) {
      // In two lanes the inner user is further on.
      const ici = coupe.cap + (anneau.bandes > 1 && !dehors && usager.sur !== 'piste' ? 25 : 38);
      const avant = arc([0, 0], rayon, ici + 80, ici);
      const chemin = [
        ...avant,
        ...(ici > fin + AVANT + 3 ? arc([0, 0], rayon, ici, fin + AVANT).slice(1) : []),
        ...bout.slice(1),
      ];
      return {
        chemin,
        debut: longueurOf(avant),
        fin: but ? longueurOf(chemin) - coupe.mesures.loin + anneau.bord + 1 : longueurOf(chemin),
        cle: `anneau${usager.sur === 'piste' ? 'piste' : dehors}`,
        clignotant: but === coupe ? 'droite' : undefined,
      };
    }
    const [p0, p1] = [coupe.ici(anneau.bord + 1, depart), sur(coupe.cap - avance)];
    const elanEntree = distance(p0, p1) * 0.42;
    const entree = courbe3(
      p0,
      add(p0, vers(coupe.cap + 180), elanEntree),
      add(p1, vers(coupe.cap - avance + 90), elanEntree),
      p1,
      8,
    );
    const rond = arc([0, 0], rayon, coupe.cap - avance, fin + avance).slice(1, -1);
    const chemin = [coupe.ici(coupe.mesures.loin, depart), ...entree, ...rond, ...bout];
    return {
      chemin,
      debut: coupe.mesures.loin - coupe.ligne,
      fin: but ? longueurOf(chemin) - coupe.mesures.loin + anneau.bord + 1 : longueurOf(chemin),
      cle: cleOf(usager, depart),
      clignotant: undefined,
    };
  };
}
function parLeMilieu(anneau: Anneau, coupe: Coupe, sortie: Coupe): RouteSuivie {
  const chemin = cheminCarrefour(coupe, sortie, {
    depart: voieTram(coupe),
    arrivee: -voieTram(sortie),
  });
  return {
    chemin,
    debut: coupe.mesures.loin - coupe.ligne,
    fin: longueurOf(chemin) - coupe.mesures.loin + anneau.bord + 1,
    cle: 'tram',
    clignotant: undefined,
  };
}
const cleOf = (u: UsagerCarrefour, v: number): string => `${u.sur ?? ''}${v.toFixed(1)}`;

function branchesOf(scene: Carrefour, toutes: Coupe[], bord: number): Coupe[] {
  return toutes.map((coupe) => {
    const bouche = bord + 0.3;
    if (!coupe.branche.passage)
      return { ...coupe, bouche, ligne: bord + (scene.signalé === false ? 0.3 : 1) };
    const passage = bord + 1.4;
    return { ...coupe, bouche, passage, ligne: passage + profondeur(coupe) + 0.4 };
  });
}

const contourOf = ([x, y, largeur, hauteur]: Cadre): Point[] => [
  [x, y],
  [x + largeur, y],
  [x, y + hauteur],
  [x + largeur, y + hauteur],
  [x + largeur / 2, y],
  [x + largeur / 2, y + hauteur],
  [x, y + hauteur / 2],
  [x + largeur, y + hauteur / 2],
];

const ILOT: Decor = { genre: 'arbre', x: 0, y: 0, cap: 0, longueur: 2.6, largeur: 2.6 };

/** In metres, by default. */
const HAUTEUR = 28.8;

/** Its ring and arms, and how one goes round it. */
export function rondOf(scene: Carrefour, mesures: Mesures) {
  const toutes = coupes(scene, mesures);
  const anneau = anneauOf(
    toutes.filter((c) => isPrincipale(c, toutes)),
    mesures,
  );
  const branches = branchesOf(scene, toutes, anneau.bord);
  return { anneau, branches, itineraire: itineraire(anneau) };
}

export function planRondPoint(scene: Carrefour, jour: string, mesures: Mesures): Plan {
  const { anneau, branches, itineraire: suit } = rondOf(scene, mesures);
  const { objets: eux, fleches: toutesFleches, trajets } = place(scene, branches, mesures, suit);
  const { file, montre } = filesOf(branches, eux);
  const fleches = jusqua(toutesFleches, file);
  const objets = [...eux, ...file];
  const cadre = mesures.dessin
    ? cadreAvec(montre, eux, [], HAUTEUR, mesures)
    : cadreEntier(mesures);
  const horsRue = horsChaussee(branches, 0);
  const horsAnneau = (cadre: Cadre, marge: number) =>
    contourOf(cadre).every(([x, y]) => Math.hypot(x, y) > anneau.bord + marge) &&
    !overlap(cadre, [-3, -3, 6, 6]);
  const sol = solOf(scene, branches, anneau);
  const leLong = isAuBord(branches, largeurPiste(branches));
  const auBord = postesAuBord(
    branches,
    (coupe) => {
      const siens = signauxOf(coupe.branche);
      return siens.length || scene.signalé === false || coupe.branche.sens === 'sortant'
        ? siens
        : [{ panneau: 'B1' }, { panneau: 'D5' }];
    },
    jour,
  );
  const poteaux = mesures.dessin
    ? spreadOut(
        auBord,
        objets,
        (c) => horsRue(c) && horsAnneau(c, 0.3),
        (c) => contains(cadre, c),
        jour,
        fleches,
        (p) => {
          const r = Math.hypot(...p) - anneau.bord - largeurPiste(branches);
          return r > 0.3 && !isRoulable(sol, p) && (r < 2.9 || leLong(p));
        },
      )
    : plantOf(auBord, sol);
  const ville = scene.agglomération;
  const piste = largeurPiste(branches);
  const tout = [surface('herbe', cadreEnPoints(cadre)), ...sol, ...rails(branches)];
  const lampes = lampadairesOf(scene, branches, tout, [...objets, ...poteaux]);
  const decors = mesures.dessin
    ? addDecor(
        { ville, cadre, maisons: ville ? maisons(branches) : [], marge: 2.4 + piste, piste },
        [...objets, ...poteaux, ...lampes],
        (c, marge) => horsAnneau(c, marge) && horsChaussee(branches, marge)(c),
      )
    : [];
  return {
    jour,
    cadre,
    sol: tout,
    objets: [
      ...decors,
      ...lampes,
      ...(branches.some((c) => c.branche.rails) ? [] : [ILOT]),
      ...objets,
      ...poteaux,
    ],
    fleches,
    trajets,
    mesures: [],
    lignes: branches.flatMap((c) => lignesDArret(c, anneau.bord + 0.3)),
    passages: branches.flatMap(passagesOf),
    temps: scene.temps,
  };
}
