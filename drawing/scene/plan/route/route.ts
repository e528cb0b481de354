import { cadreAutour, spreadOut } from '../cadre.ts';
import { plantOf } from '../pieds.ts';
import type { Mesures } from '../../mesures.ts';
import { addDecor, type Terrain as Emplacement } from '../addDecor.ts';
import { lampadaires, type Rue } from '../lampadaires.ts';
import { hasard } from '../hasard.ts';
import { avancesOf, cotesOf, tenuesOf } from './cotes.ts';
import { elements } from './elements.ts';
import { cadreEnPoints, overlap, longueurOf, surLigne, type Cadre } from '../geometrie.ts';
import { surface } from '../marques.ts';
import type { Decor, Fleche, Mesure, Objet, Plan, Point, Poste } from '../plan.ts';
import { signauxOf } from '../signauxOf.ts';
import { miseOf } from './mise.ts';
import { bandesVues, isBord, isDeGenre, milieuOf, profilOf } from '../../profil.ts';
import type { Poteau, Route } from '../../scene.ts';
import { ligneOf, pairesOf, solOf } from './solDeRoute.ts';
import { terrainOf, type Terrain } from './terrain.ts';
import { placeRoute } from './placeRoute.ts';

/** Plates of one portal stay on its beam where that hides nobody. */
function enLigne(postes: Poste[], objets: Objet[]): Poste[] {
  const pris = objets.map((o) => cadreAutour(o));
  const alignes = postes.map(({ dessus }) =>
    postes.map((poste): Poste => {
      const [x, , l, h] = poste.dessus!;
      return { ...poste, dessus: [x, dessus![1] + dessus![3] / 2 - h / 2, l, h] };
    }),
  );
  const isLibre = ({ dessus }: Poste) => !pris.some((p) => overlap(p, dessus!, 0.15));
  return alignes.find((ligne) => ligne.every(isLibre)) ?? postes;
}

function poteauxOf(
  terrain: Terrain,
  sol: Plan['sol'],
  liste: (Poteau & { regarde?: number })[],
  objets: Objet[],
  pris: Cadre[],
  largeur: number,
  jour: string,
  fleches: Fleche[],
): Poste[] {
  const { gauche, droite } = terrain.profil;
  const poses = liste.map((poteau) => {
    const monte = poteau.sens === 'monte';
    const avant = terrain.enDessin(poteau.a);
    const aDroite = (poteau.côté === 'droite') === monte;
    const x =
      poteau.côté === 'au-dessus'
        ? poteau.voie
          ? milieuOf(terrain.profil, poteau.voie)
          : (gauche + droite) / 2
        : aDroite
          ? droite + 0.5
          : gauche - 0.5;
    const [px, py] = terrain.pointAt(avant, x);
    return {
      poste: {
        genre: 'poteau' as const,
        x: px,
        y: py,
        cap: terrain.cap(avant) + (poteau.regarde ?? (monte ? 180 : 0)),
        dessins: signauxOf(poteau, bandesVues(terrain.scene, poteau.sens)),
        dit: poteau,
        hauteur: poteau.côté === 'au-dessus' ? ('portique' as const) : ('poteau' as const),
        ...(poteau.côté === 'au-dessus' && poteau.voie && { surBande: true as const }),
      },
      cote: poteau.côté === 'au-dessus' ? 0 : aDroite ? 90 : -90,
      arriere: 0,
    };
  });
  if (!terrain.mesures.dessin) return plantOf(poses, sol);
  const bas: Cadre = [-largeur / 2, -terrain.hauteur, largeur, terrain.hauteur];
  const dedans = (cadre: Cadre) =>
    cadre[0] > bas[0] &&
    cadre[1] > bas[1] &&
    cadre[0] + cadre[2] < bas[0] + bas[2] &&
    cadre[1] + cadre[3] < 0;
  const horsRoute = (cadre: Cadre) =>
    (terrain.cap(terrain.hauteur) !== 0 && cadre[1] < -terrain.hauteur * 0.5) ||
    cadre[0] > droite ||
    cadre[0] + cadre[2] < gauche;
  const auBord = ([px, py]: Point) => {
    const [[gx], [dx]] = [terrain.pointAt(-py, gauche), terrain.pointAt(-py, droite)];
    if (pris.some((q) => overlap(q, [px, py, 0, 0]))) return false;
    return (
      (terrain.cap(terrain.hauteur) !== 0 && py < -terrain.hauteur * 0.5) ||
      (px > dx + 0.3 && px < dx + 2.9) ||
      (px < gx - 0.3 && px > gx - 2.9)
    );
  };
  return [
    ...spreadOut(
      poses.filter((p) => p.poste.hauteur === 'poteau'),
      objets,
      (c) => horsRoute(c) && !pris.some((q) => overlap(q, c)),
      dedans,
      jour,
      fleches,
      auBord,
    ),
    ...enLigne(
      spreadOut(
        poses.filter((p) => p.poste.hauteur === 'portique'),
        objets,
        () => true,
        dedans,
        jour,
        [],
        () => true,
      ),
      objets,
    ),
  ];
}

/** In metres: one piece. */
const GLISSIERE = 6;

function glissieres(terrain: Terrain): Decor[] {
  if (terrain.scene.agglomération) return [];
  return terrain.profil.voies
    .filter((v) => v.separe)
    .flatMap((voie) => {
      const fil = terrain.ligne((voie.x0 + voie.x1) / 2);
      const nombre = Math.ceil(longueurOf(fil) / GLISSIERE);
      return Array.from({ length: nombre }, (_, i): Decor => {
        const { point, cap } = surLigne(fil, (i + 0.5) * GLISSIERE);
        return {
          genre: 'glissière',
          x: point[0],
          y: point[1],
          cap,
          longueur: GLISSIERE,
          largeur: 0.5,
        };
      });
    });
}

const sommets = (terrain: Terrain): Mesure[] =>
  terrain.scene.éléments
    .filter((e) => e.quoi === 'sommet de côte')
    .map((element) => {
      const aCote = terrain.mesures.dessin ? 4.6 : 3;
      const ici = terrain.pointAt(terrain.enDessin(element.a) + 1, terrain.profil.droite + aCote);
      return { de: ici, a: ici, texte: 'sommet' };
    });

/** The road as it is drawn: nobody is cut by its edge. */
export function terrainDe(scene: Route, mesures: Mesures): Terrain {
  const profil = profilOf(scene, mesures);
  return terrainOf(scene, profil, mesures, miseOf(terrainOf(scene, profil, mesures)));
}

export function planRoute(scene: Route, jour: string, mesures: Mesures): Plan {
  const terrain = terrainDe(scene, mesures);
  const { profil, largeur } = terrain;
  const cadre: Plan['cadre'] = mesures.dessin
    ? [-largeur / 2, -terrain.hauteur, largeur, terrain.hauteur]
    : cadreDe(mesures, terrain.hauteur);
  const tenues = tenuesOf(terrain);
  const { objets, fleches } = placeRoute(terrain, avancesOf(tenues, terrain));
  const traverse = elements(terrain);
  const plus = { ...traverse, objets: [...traverse.objets, ...glissieres(terrain)] };
  const lignes = profil.lignes.flatMap(({ ligne, x, apres, centrale }) =>
    centrale ? pairesOf(terrain, ligne, x) : ligneOf(terrain, ligne, x, profil.voies[apres]),
  );
  const { herbe } = mesures;
  const sol = [
    surface('herbe', herbe ? terrain.bande(-herbe, herbe) : cadreEnPoints(cadre)),
    ...plus.dessous,
    ...solOf(terrain),
    ...plus.sol,
    ...lignes,
    ...plus.marques,
  ];
  const poteaux = poteauxOf(
    terrain,
    sol,
    [...scene.poteaux, ...plus.poteaux],
    [...objets, ...plus.objets.filter((o) => o.genre !== 'barrière')],
    plus.evite,
    largeur,
    jour,
    fleches,
  );
  const pietonnier = profil.voies.filter((v) => v.nom !== 'herbe' && v.nom !== 'berme');
  const [gauche, droite] = [pietonnier[0]?.x0 ?? 0, pietonnier.at(-1)?.x1 ?? 0];
  const libre = (cadre: Cadre, jeu: number) => {
    const marge = jeu > 1 ? 1 : 0.6;
    return (
      [0, 0.5, 1].every((part) => {
        const avant = -(cadre[1] + cadre[3] * part);
        const [gx] = terrain.pointAt(avant, gauche);
        const [dx] = terrain.pointAt(avant, droite);
        return cadre[0] > dx + marge || cadre[0] + cadre[2] < gx - marge;
      }) && !plus.pris.some((p) => overlap(p, cadre, 0.4))
    );
  };
  const ville = scene.agglomération && scene.lieu === 'route';
  const lampes = scene.éclairage
    ? lampadaires(rueOf(terrain), sol, [...objets, ...plus.objets, ...poteaux])
    : [];
  const decors = mesures.dessin
    ? addDecor(
        { ville, cadre, maisons: ville ? maisons(droite, gauche, terrain.hauteur) : [], marge: 2 },
        [...objets, ...plus.objets, ...poteaux, ...lampes],
        libre,
      )
    : [];
  const ecrits = profil.voies
    .filter((v) => isDeGenre(v.nom, 'bus'))
    .flatMap((voie) => {
      const x = (voie.x0 + voie.x1) / 2;
      const vide = (y: number) =>
        objets.every((o) => Math.abs(o.x - x) > 2 || Math.abs(o.y - y) > 6.4) &&
        fleches.every((fleche) =>
          fleche.points.every((p) => Math.abs(p[0] - x) > 1.6 || Math.abs(p[1] - y) > 1.6),
        );
      const y = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.93].map((q) => -terrain.hauteur * q).find(vide);
      return y === undefined
        ? []
        : [{ x, y, cap: voie.nom === 'bus descend' ? 180 : 0, texte: 'BUS' }];
    });
  return {
    jour,
    cadre,
    sol,
    objets: [...decors, ...lampes, ...plus.objets, ...objets, ...poteaux],
    fleches,
    mesures: [...cotesOf(tenues, terrain, objets), ...sommets(terrain)],
    lignes: limites(terrain),
    passages: plus.passages,
    ...(ecrits.length && { ecrits }),
    temps: scene.temps,
  };
}

const cadreDe = ({ derriere, auDela }: Mesures, longueur: number): Plan['cadre'] => [
  -auDela,
  -(longueur + auDela),
  2 * auDela,
  longueur + auDela + derriere,
];

/** In metres: lamps continue beyond the scene. */
const AU_LOIN = 50;
const rueOf = ({ pointAt, hauteur, profil, mesures }: Terrain): Rue => ({
  ici: (avant, x = 0) => pointAt(avant, x),
  cap: 0,
  de: 4,
  a: mesures.dessin ? hauteur - 1 : hauteur + AU_LOIN,
  gauche: -profil.gauche,
  droite: profil.droite,
  intervalle: mesures.lampadaires,
});

const limites = (terrain: Terrain): Point[][] =>
  terrain.profil.voies.flatMap((voie, i) => {
    const suivante = terrain.profil.voies[i + 1];
    return suivante && !isBord(voie.nom) && !isBord(suivante.nom) ? [terrain.ligne(voie.x1)] : [];
  });

const maisons = (droite: number, gauche: number, hauteur: number): Emplacement[] =>
  Array.from({ length: Math.ceil(hauteur / 8) + 1 }, (_, i) => -i * 8 - 1)
    .flatMap((y) => [
      { x: droite + 4.4, y, cap: 0 },
      { x: gauche - 4.4, y: y - 3, cap: 0 },
    ])
    .map((m, i) => ({ ...m, sorte: hasard(i, m.x) }));
