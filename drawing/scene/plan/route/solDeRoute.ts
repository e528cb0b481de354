import { profondeurOf } from '../../dimensions.ts';
import { courbe3, longueurOf, partie, ruban } from '../geometrie.ts';
import { mailles, pleine, surface, tirets, veloSol } from '../marques.ts';
import type { Matiere, Point, Surface } from '../plan.ts';
import {
  isBord,
  isDeGenre,
  isLeve,
  lignesDePiste,
  matiereOf,
  ruesQuiCoupent,
  sensPropre,
  vaVersLeHaut,
  type Voie,
} from '../../profil.ts';
import type { Ligne } from '../../scene.ts';
import { rampeVraie, tiretsDeBretelle } from './bretelle.ts';
import type { Terrain } from './terrain.ts';

function partielle(
  terrain: Terrain,
  partie: Voie,
): { pieces: Point[][]; nez: Point[][] } | undefined {
  const { hauteur } = terrain;
  const xc = (partie.x0 + partie.x1) / 2;
  const large = partie.x1 - partie.x0;
  const biais = (a0: number, a1: number, b1: number, b0: number): Point[] => [
    ...terrain.ligne(partie.x0 - 0.1, a0, b0),
    ...terrain.ligne(partie.x1, a1, b1).toReversed(),
  ];
  const cote = partie.nom === 'entrée' ? -1 : partie.nom === 'sortie' ? 1 : 0;
  if (cote === 0) return undefined;
  // Ramps bend right: up for exits, down for entries.
  const y = (q: number): number => (cote > 0 ? -hauteur * q : -hauteur * (1 - q));
  const rampe = courbe3(
    [xc, y(0.5)],
    [xc, y(0.78)],
    [partie.x1 + 3.4, y(0.86)],
    [partie.x1 + 8.5, y(1.14)],
    10,
  );
  const nez = Array.from({ length: 6 }, (_, i): Point[] => {
    const quart = 0.755 + i * 0.045;
    const largeur = 0.15 + i * 0.55;
    return [
      [partie.x0 + 0.15, y(quart)],
      [partie.x0 + 0.15, y(quart + 0.018)],
      [partie.x0 + 0.15 + largeur, y(quart + 0.018 + largeur * 0.012)],
      [partie.x0 + 0.15 + largeur, y(quart + largeur * 0.012)],
    ];
  });
  const fond: Point[] = [
    [partie.x0 - 0.1, y(0.5)],
    [partie.x0 - 0.1, y(1.02)],
    [partie.x0 + 3.4, y(1.02)],
    [partie.x1, y(0.72)],
  ];
  const voie =
    cote > 0
      ? biais(hauteur * 0.08, hauteur * 0.27, hauteur * 0.52, hauteur * 0.52)
      : biais(hauteur * 0.48, hauteur * 0.48, hauteur * 0.73, hauteur * 0.92);
  return { pieces: [voie, ruban(rampe, large), fond], nez };
}

export function solOf(terrain: Terrain): Surface[] {
  const { voies } = terrain.profil;
  const sol: Surface[] = [];
  const { scene } = terrain;
  const dehors: Matiere = scene.agglomération && scene.lieu === 'route' ? 'trottoir' : 'terre';
  voies.forEach((voie, i) => {
    const matiere = matiereOf(scene, voie.nom);
    const rampe = terrain.mesures.dessin ? undefined : rampeVraie(terrain, voie);
    if (rampe) {
      sol.push(...rampe);
      return;
    }
    const morceau = partielle(terrain, voie);
    if (voie.nom === 'herbe' || voie.nom === 'berme') return;
    if (voie.nom === 'terre-plein') {
      sol.push(
        surface('asphalte', terrain.bande(voie.x0 - 0.05, voie.x1 + 0.05)),
        surface('bordure', terrain.bande(voie.x0 + 0.2, voie.x1 - 0.2)),
        surface('herbe', terrain.bande(voie.x0 + 0.45, voie.x1 - 0.45)),
      );
      return;
    }
    const seul = !isBord(voie.nom) && !morceau;
    if (seul && i === 0)
      sol.push(
        surface(dehors, terrain.bande(voie.x0 - (dehors === 'trottoir' ? 2.4 : 0.6), voie.x0)),
      );
    if (seul && i === voies.length - 1)
      sol.push(
        surface(dehors, terrain.bande(voie.x1, voie.x1 + (dehors === 'trottoir' ? 2.4 : 0.6))),
      );
    if (morceau) {
      for (const p of morceau.pieces) sol.push(surface(matiere, p));
      if (morceau.nez.length) sol.push(surface('blanc', ...morceau.nez));
    } else
      sol.push(
        surface(
          matiere,
          terrain.bande(
            voie.x0 - (matiere === 'asphalte' ? 0.03 : 0),
            voie.x1 + (matiere === 'asphalte' ? 0.03 : 0),
          ),
        ),
      );
    if (isDeGenre(voie.nom, 'suggérée'))
      sol.push(surface('ocre', terrain.bande(voie.x0 + 0.1, voie.x1 - 0.1)));
    if (isDeGenre(voie.nom, 'tram'))
      sol.push(surface('rail', ...mailles(terrain.ligne((voie.x0 + voie.x1) / 2))));
  });
  const bords = lignesDePiste(terrain.profil).flatMap(({ x }) =>
    ligneOf(terrain, ':', x, undefined),
  );
  return [...sol, ...kerbs(terrain), ...inscriptions(terrain), ...bords];
}

function kerbs(terrain: Terrain): Surface[] {
  const { voies } = terrain.profil;
  const leve = (voie: Voie | undefined) => voie !== undefined && isLeve(voie.nom);
  const lignes: Point[][] = [];
  const saillies: Point[][] = [];
  const dessus: Point[][] = [];
  for (let i = 0; i <= voies.length; i += 1) {
    const [gauche, droite] = [voies[i - 1], voies[i]];
    if (
      leve(gauche) === leve(droite) ||
      (!gauche && leve(droite)) ||
      (!droite && leve(gauche)) ||
      gauche?.nom === 'herbe' ||
      droite?.nom === 'herbe'
    )
      continue;
    const x = droite?.x0 ?? gauche?.x1 ?? 0;
    lignes.push(terrain.bande(x - 0.12, x + 0.12));
    const cote =
      gauche?.nom === 'accotement en saillie'
        ? -1
        : droite?.nom === 'accotement en saillie'
          ? 1
          : 0;
    if (cote) {
      saillies.push(
        terrain.bande(x - 0.12, x + 0.12),
        terrain.bande(x + cote * 0.45, x + cote * 0.6),
      );
      dessus.push(terrain.bande(x + cote * 0.12, x + cote * 0.45));
    }
  }
  return [
    ...(lignes.length ? [surface('bordure', ...lignes)] : []),
    ...(saillies.length ? [surface('bosse', ...saillies), surface('trottoir', ...dessus)] : []),
  ];
}

/** They touch without crossing: crossings would be holes. */
function hachures(terrain: Terrain, voie: Voie): Point[][] {
  const [gauche, droite, epais] = [voie.x0 + 0.2, voie.x1 - 0.2, 0.11];
  const large = droite - gauche;
  const [bas, haut] = [terrain.hauteur * 0.05, terrain.hauteur * 0.95 - large];
  const nombre = Math.max(2, Math.round((haut - bas) / 1.7));
  const traits = Array.from({ length: nombre }, (_, i) => {
    const avant = bas + ((haut - bas) * i) / nombre;
    return [
      terrain.pointAt(avant, gauche + epais),
      terrain.pointAt(avant + 0.6, gauche + epais),
      terrain.pointAt(avant + large + 0.6, droite - epais),
      terrain.pointAt(avant + large, droite - epais),
    ];
  });
  return [
    ...traits,
    pleine(terrain.ligne(gauche, bas, haut), 2 * epais),
    pleine(terrain.ligne(droite, bas + large, haut + large), 2 * epais),
  ];
}

function inscriptions(terrain: Terrain): Surface[] {
  const blanc: Point[][] = [];
  const seul = terrain.profil.voies.every((v) => vaVersLeHaut(v.nom) === undefined);
  for (const voie of terrain.profil.voies) {
    const x = (voie.x0 + voie.x1) / 2;
    if (isDeGenre(voie.nom, 'piste', 'suggérée') || (voie.nom === 'trottoir partagé' && !seul))
      for (const [i, avant] of [terrain.hauteur * 0.2, terrain.hauteur * 0.72].entries()) {
        const descend = voie.nom.endsWith('descend') || (voie.nom === 'piste double' && i === 0);
        blanc.push(
          ...veloSol(
            (av, d = 0) => terrain.pointAt(avant + (descend ? -av : av), x + (descend ? -d : d)),
            0.8,
          ),
        );
      }
    if (voie.nom === 'piste double') blanc.push(...tirets(terrain.ligne(x), 0.12, 0.9, 0.9));
    if (voie.nom === 'évitement') blanc.push(...hachures(terrain, voie));
    if (voie.nom === 'stationnement')
      for (let avant = 1.2; avant < terrain.hauteur; avant += 6.2)
        blanc.push(terrain.bande(voie.x0 + 0.1, voie.x1 - 0.1, avant - 0.08, avant + 0.08));
    if (voie.nom === 'stationnement en épi')
      for (let avant = 0; avant < terrain.hauteur + 4; avant += 3.6)
        blanc.push(
          ruban(
            [
              terrain.pointAt(avant, voie.x0),
              terrain.pointAt(avant + (x > 0 ? 3.6 : 3.6), voie.x1),
            ],
            0.16,
          ),
        );
  }
  return blanc.length ? [surface('blanc', ...blanc)] : [];
}

export function morceaux(terrain: Terrain, ligne: Ligne, x: number): Point[][] {
  const trous = ruesQuiCoupent(terrain.scene, terrain.profil, ligne, x)
    .map(
      (e) => [terrain.enDessin(e.a) - 0.8, terrain.enDessin(e.a) + profondeurOf(e) + 0.8] as const,
    )
    .sort((a, b) => a[0] - b[0]);
  const bornes = [undefined, ...trous.flat(), undefined];
  const fils: Point[][] = [];
  for (let i = 0; i < bornes.length; i += 2) fils.push(terrain.ligne(x, bornes[i], bornes[i + 1]));
  return fils;
}

/** Two dashed lines, each its own surface to reach the horizon. */
export const pairesOf = (terrain: Terrain, ligne: Ligne, x: number): Surface[] =>
  [-0.3, 0.3].map((dx) =>
    surface('blanc', ...morceaux(terrain, ligne, x).flatMap((f) => tirets(f, 0.17, 1, 0.8, dx))),
  );

const isBordDePiste = ({ profil }: Terrain, x: number): boolean =>
  profil.voies.some(
    (v) =>
      isDeGenre(v.nom, 'piste') &&
      sensPropre(v.nom) &&
      Math.min(Math.abs(v.x0 - x), Math.abs(v.x1 - x)) < 0.01,
  );

/** In metres: track dashes are short nearby only. */
const COURTS = 18;
const dePiste = (fil: Point[]): Point[][] => {
  const total = longueurOf(fil);
  return [
    ...tirets(partie(fil, 0, Math.min(COURTS, total)), 0.2, 1.25, 1.25),
    ...(total > COURTS + 2 ? tirets(partie(fil, COURTS, total), 0.2, 2, 2.2) : []),
  ];
};

export function ligneOf(
  terrain: Terrain,
  ligne: Ligne,
  x: number,
  voie: Voie | undefined,
): Surface[] {
  const fils = morceaux(terrain, ligne, x);
  const traits = (dx: number, epais = 0.2, long = 2, vide = 2.2) =>
    fils.flatMap((f) => tirets(f, epais, long, vide, dx));
  const plein = (dx: number, e = 0.2) => fils.map((f) => pleine(f, e, dx));
  const vrais =
    ligne === ':' && voie && !terrain.mesures.dessin ? tiretsDeBretelle(terrain, voie) : undefined;
  if (vrais) return vrais;
  if (ligne === ':' && voie && ['entrée', 'sortie'].includes(voie.nom)) {
    const [de, jusqua] = [voie.nom === 'entrée' ? 0.28 : 0.14, voie.nom === 'sortie' ? 0.74 : 0.86];
    return [
      surface(
        'blanc',
        ...tirets(terrain.ligne(x, terrain.hauteur * de, terrain.hauteur * jusqua), 0.35, 1.3, 1.3),
      ),
    ];
  }
  switch (ligne) {
    case '|':
      return [surface('blanc', ...plein(0))];
    case ':':
      return [surface('blanc', ...(isBordDePiste(terrain, x) ? fils.flatMap(dePiste) : traits(0)))];
    case '|:':
      return [surface('blanc', ...plein(-0.26), ...traits(0.26))];
    case ':|':
      return [surface('blanc', ...traits(-0.26), ...plein(0.26))];
    case '||':
      return [surface('blanc', ...plein(-0.26), ...plein(0.26))];
    case '::':
      return [surface('blanc', ...traits(0, 0.2, 2, 0.8))];
    case 'orange |':
      return [surface('orange', ...plein(0, 0.26))];
    case 'orange :':
      return [surface('orange', ...traits(0, 0.26, 1.6, 1))];
    case 'jaune':
      return [surface('jaune', ...traits(0, 0.3, 1, 0.8))];
    case 'large':
      return [surface('blanc', ...plein(0, 0.38))];
    case 'bus':
      return [surface('blanc', ...traits(0, 0.4, 1.6, 0.9))];
  }
}
