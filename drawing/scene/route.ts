import { etale } from './cadre.ts';
import { habille } from './decor.ts';
import { elements } from './elements.ts';
import { cadreEnPoints, chevauche, longueurDe, surLigne, type Cadre } from './geometrie.ts';
import { surface } from './marques.ts';
import type { Decor, Fleche, Mesure, Objet, Plan, Poste } from './plan.ts';
import { signauxDe } from './postes.ts';
import { milieuDe, profilDe } from './profil.ts';
import type { Poteau, Route } from './scene.ts';
import { ligneDe, pairesDe, solDe } from './solRoute.ts';
import { terrainDe, type Terrain } from './terrain.ts';
import { placeRoute } from './usagersRoute.ts';

/** Signs and lights beside the road, at the right of those for whom they stand, or above. */
function poteauxDe(
  t: Terrain,
  liste: (Poteau & { regarde?: number })[],
  objets: Objet[],
  pris: Cadre[],
  l: number,
  jour: string,
  fleches: Fleche[],
): Poste[] {
  const { gauche, droite } = t.profil;
  const poses = liste.map((p) => {
    const monte = p.sens === 'monte';
    const a = t.m(p.a);
    const aDroite = (p.côté === 'droite') === monte;
    const x =
      p.côté === 'au-dessus'
        ? p.voie
          ? milieuDe(t.profil, p.voie)
          : (gauche + droite) / 2
        : aDroite
          ? droite + 0.5
          : gauche - 0.5;
    const [px, py] = t.pt(a, x);
    return {
      poste: {
        genre: 'poteau' as const,
        x: px,
        y: py,
        cap: t.cap(a) + (p.regarde ?? (monte ? 180 : 0)),
        dessins: signauxDe(p),
        hauteur: p.côté === 'au-dessus' ? ('portique' as const) : ('poteau' as const),
        ...(p.côté === 'au-dessus' && p.voie && { surBande: true as const }),
      },
      cote: p.côté === 'au-dessus' ? 0 : aDroite ? 90 : -90,
      arriere: 0,
    };
  });
  const bas: Cadre = [-l / 2, -t.h, l, t.h];
  const dedans = (c: Cadre) =>
    c[0] > bas[0] && c[1] > bas[1] && c[0] + c[2] < bas[0] + bas[2] && c[1] + c[3] < 0;
  const horsRoute = (c: Cadre) =>
    (t.cap(t.h) !== 0 && c[1] < -t.h * 0.5) || c[0] > droite || c[0] + c[2] < gauche;
  return [
    ...etale(
      poses.filter((p) => p.poste.hauteur === 'poteau'),
      objets,
      (c) => horsRoute(c) && !pris.some((q) => chevauche(q, c)),
      dedans,
      jour,
      fleches,
    ),
    ...etale(
      poses.filter((p) => p.poste.hauteur === 'portique'),
      objets,
      () => true,
      dedans,
      jour,
    ),
  ];
}

/** Metres of guard rail in one piece: short enough to stand before and behind vehicles in the right order. */
const GLISSIERE = 6;

/** A guard rail between the two directions of a wide road in the country. */
function glissieres(t: Terrain): Decor[] {
  if (t.scene.agglomération) return [];
  return t.profil.voies
    .filter((v) => v.separe)
    .flatMap((v) => {
      const fil = t.ligne((v.x0 + v.x1) / 2);
      const nombre = Math.ceil(longueurDe(fil) / GLISSIERE);
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

export function planRoute(scene: Route, jour: string): Plan {
  const profil = profilDe(scene);
  const t = terrainDe(scene, profil);
  const l = t.largeur;
  const cadre: Plan['cadre'] = [-l / 2, -t.h, l, t.h];
  const { objets, fleches } = placeRoute(t);
  const plus = elements(t);
  plus.objets.push(...glissieres(t));
  const poteaux = poteauxDe(
    t,
    [...scene.poteaux, ...plus.poteaux],
    [...objets, ...plus.objets.filter((o) => o.genre !== 'barrière')],
    plus.evite,
    l,
    jour,
    fleches,
  );
  const lignes = profil.lignes.flatMap(({ ligne, x, apres, centrale }) =>
    centrale ? pairesDe(t, ligne, x) : ligneDe(t, ligne, x, profil.voies[apres]),
  );
  const pietonnier = profil.voies.filter((v) => v.nom !== 'herbe' && v.nom !== 'berme');
  const [g, d] = [pietonnier[0]?.x0 ?? 0, pietonnier.at(-1)?.x1 ?? 0];
  const libre = (c: Cadre, m: number) => {
    const marge = m > 1 ? 1 : 0.6;
    return (
      [0, 0.5, 1].every((q) => {
        const a = -(c[1] + c[3] * q);
        const [gx] = t.pt(a, g);
        const [dx] = t.pt(a, d);
        return c[0] > dx + marge || c[0] + c[2] < gx - marge;
      }) && !plus.pris.some((p) => chevauche(p, c, 0.4))
    );
  };
  const ville = scene.agglomération && scene.lieu === 'route';
  const decors = habille(
    ville,
    [],
    cadre,
    [...objets, ...plus.objets, ...poteaux],
    libre,
    ville ? maisons(d, g, t.h) : [],
  );
  const mesures: Mesure[] = scene.cotes.map((c) => {
    const x = milieuDe(profil, c.voie);
    return {
      de: t.pt(t.m(c.de), x),
      a: t.pt(t.m(c.a), x),
      texte:
        c.texte ?? `${String(Math.round(Math.abs(c.a - c.de) * 100) / 100).replace('.', ',')} m`,
    };
  });
  for (const e of scene.éléments)
    if (e.quoi === 'sommet de côte') {
      const p = t.pt(t.m(e.a) + 1, profil.droite + 4.6);
      mesures.push({ de: p, a: p, texte: 'sommet' });
    }
  const ecrits = profil.voies
    .filter((v) => v.nom.startsWith('bus'))
    .flatMap((v) => {
      const x = (v.x0 + v.x1) / 2;
      // Where nobody and no arrow hides it.
      const vide = (y: number) =>
        objets.every((o) => Math.abs(o.x - x) > 2 || Math.abs(o.y - y) > 6.4) &&
        fleches.every((f) =>
          f.points.every((p) => Math.abs(p[0] - x) > 1.6 || Math.abs(p[1] - y) > 1.6),
        );
      const y = [0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.93].map((q) => -t.h * q).find(vide);
      return y === undefined
        ? []
        : [{ x, y, cap: v.nom === 'bus descend' ? 180 : 0, texte: 'BUS' }];
    });
  return {
    jour,
    cadre,
    sol: [
      surface('herbe', cadreEnPoints(cadre)),
      ...plus.dessous,
      ...solDe(t),
      ...plus.sol,
      ...lignes,
      ...plus.marques,
    ],
    objets: [...decors, ...plus.objets, ...objets, ...poteaux],
    fleches,
    mesures,
    ...(ecrits.length && { ecrits }),
    temps: scene.temps,
  };
}

const maisons = (d: number, g: number, h: number): { x: number; y: number; cap: number }[] =>
  Array.from({ length: Math.ceil(h / 8) + 1 }, (_, i) => -i * 8 - 1).flatMap((y) => [
    { x: d + 4.4, y, cap: 0 },
    { x: g - 4.4, y: y - 3, cap: 0 },
  ]);
