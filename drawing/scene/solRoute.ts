import { profondeurDe } from './dimensions.ts';
import { courbe3, ruban } from './geometrie.ts';
import { mailles, pleine, surface, tirets, veloSol } from './marques.ts';
import type { Matiere, Point, Surface } from './plan.ts';
import { estBord, lignesDePiste, ruesQuiCoupent, vaVersLeHaut, type Voie } from './profil.ts';
import type { Ligne, Surface as Nom } from './scene.ts';
import type { Terrain } from './terrain.ts';

const matieres: Partial<Record<Nom, Matiere>> = {
  herbe: 'herbe',
  berme: 'herbe',
  accotement: 'terre',
  'accotement en saillie': 'terre',
  trottoir: 'trottoir',
  'trottoir partagé': 'trottoir',
  'piste monte': 'piste',
  'piste descend': 'piste',
  'piste double': 'piste',
  stationnement: 'pavés',
  'stationnement en épi': 'pavés',
};

/** Where a lane joins or leaves, it is not there all along: the pieces of it, and its hatched nose. */
function partielle(t: Terrain, v: Voie): { pieces: Point[][]; nez: Point[][] } | undefined {
  const { h } = t;
  const xc = (v.x0 + v.x1) / 2;
  const large = v.x1 - v.x0;
  const biais = (a0: number, a1: number, b1: number, b0: number): Point[] => [
    ...t.ligne(v.x0 - 0.1, a0, b0),
    ...t.ligne(v.x1, a1, b1).toReversed(),
  ];
  const k = v.nom === 'entrée' ? -1 : v.nom === 'sortie' ? 1 : 0;
  if (k === 0) return undefined;
  // The ramp bends away to the right, up the page for those who leave, down it for those who come.
  const y = (q: number): number => (k > 0 ? -h * q : -h * (1 - q));
  const rampe = courbe3(
    [xc, y(0.5)],
    [xc, y(0.78)],
    [v.x1 + 3.4, y(0.86)],
    [v.x1 + 8.5, y(1.14)],
    10,
  );
  const nez = Array.from({ length: 6 }, (_, i): Point[] => {
    const q = 0.755 + i * 0.045;
    const l = 0.15 + i * 0.55;
    return [
      [v.x0 + 0.15, y(q)],
      [v.x0 + 0.15, y(q + 0.018)],
      [v.x0 + 0.15 + l, y(q + 0.018 + l * 0.012)],
      [v.x0 + 0.15 + l, y(q + l * 0.012)],
    ];
  });
  const fond: Point[] = [
    [v.x0 - 0.1, y(0.5)],
    [v.x0 - 0.1, y(1.02)],
    [v.x0 + 3.4, y(1.02)],
    [v.x1, y(0.72)],
  ];
  const voie =
    k > 0
      ? biais(h * 0.08, h * 0.27, h * 0.52, h * 0.52)
      : biais(h * 0.48, h * 0.48, h * 0.73, h * 0.92);
  return { pieces: [voie, ruban(rampe, large), fond], nez };
}

/** The profile laid out: surfaces, kerbs, what is painted on them. */
export function solDe(t: Terrain): Surface[] {
  const { voies } = t.profil;
  const sol: Surface[] = [];
  const { scene } = t;
  const dehors: Matiere = scene.agglomération && scene.lieu === 'route' ? 'trottoir' : 'terre';
  voies.forEach((v, i) => {
    const m = matieres[v.nom] ?? 'asphalte';
    const morceau = partielle(t, v);
    if (v.nom === 'herbe' || v.nom === 'berme') return;
    if (v.nom === 'terre-plein') {
      sol.push(
        surface('asphalte', t.bande(v.x0 - 0.05, v.x1 + 0.05)),
        surface('bordure', t.bande(v.x0 + 0.2, v.x1 - 0.2)),
        surface('herbe', t.bande(v.x0 + 0.45, v.x1 - 0.45)),
      );
      return;
    }
    const seul = !estBord(v.nom) && !morceau;
    if (seul && i === 0)
      sol.push(surface(dehors, t.bande(v.x0 - (dehors === 'trottoir' ? 2.4 : 0.6), v.x0)));
    if (seul && i === voies.length - 1)
      sol.push(surface(dehors, t.bande(v.x1, v.x1 + (dehors === 'trottoir' ? 2.4 : 0.6))));
    if (morceau) {
      for (const p of morceau.pieces) sol.push(surface(m, p));
      if (morceau.nez.length) sol.push(surface('blanc', ...morceau.nez));
    } else
      sol.push(
        surface(
          m,
          t.bande(v.x0 - (m === 'asphalte' ? 0.03 : 0), v.x1 + (m === 'asphalte' ? 0.03 : 0)),
        ),
      );
    if (v.nom.startsWith('suggérée')) sol.push(surface('piste', t.bande(v.x0 + 0.1, v.x1 - 0.1)));
    if (v.nom.startsWith('tram')) sol.push(surface('rail', ...mailles(t.ligne((v.x0 + v.x1) / 2))));
  });
  const bords = lignesDePiste(t.profil).flatMap(({ x }) => ligneDe(t, ':', x, undefined));
  return [...sol, ...kerbs(t), ...inscriptions(t), ...bords];
}

/** A kerb wherever something to walk on meets something to drive on. */
function kerbs(t: Terrain): Surface[] {
  const { voies } = t.profil;
  const leve = (v: Voie | undefined) =>
    v !== undefined && ['trottoir', 'trottoir partagé', 'accotement en saillie'].includes(v.nom);
  const lignes: Point[][] = [];
  const saillies: Point[][] = [];
  const dessus: Point[][] = [];
  for (let i = 0; i <= voies.length; i += 1) {
    const [a, b] = [voies[i - 1], voies[i]];
    if (
      leve(a) === leve(b) ||
      (!a && leve(b)) ||
      (!b && leve(a)) ||
      a?.nom === 'herbe' ||
      b?.nom === 'herbe'
    )
      continue;
    const x = b?.x0 ?? a?.x1 ?? 0;
    lignes.push(t.bande(x - 0.12, x + 0.12));
    // Earth beside the road looks flat: its kerb is wider, and light on top.
    const k = a?.nom === 'accotement en saillie' ? -1 : b?.nom === 'accotement en saillie' ? 1 : 0;
    if (k) {
      saillies.push(t.bande(x - 0.12, x + 0.12), t.bande(x + k * 0.45, x + k * 0.6));
      dessus.push(t.bande(x + k * 0.12, x + k * 0.45));
    }
  }
  return [
    ...(lignes.length ? [surface('bordure', ...lignes)] : []),
    ...(saillies.length ? [surface('bosse', ...saillies), surface('trottoir', ...dessus)] : []),
  ];
}

/** Oblique lines between two others: nobody drives there. They touch and don't cross, for that would be a hole. */
function hachures(t: Terrain, v: Voie): Point[][] {
  const [g, d, e] = [v.x0 + 0.2, v.x1 - 0.2, 0.11];
  const large = d - g;
  const [bas, haut] = [t.h * 0.05, t.h * 0.95 - large];
  const nombre = Math.max(2, Math.round((haut - bas) / 1.7));
  const traits = Array.from({ length: nombre }, (_, i) => {
    const a = bas + ((haut - bas) * i) / nombre;
    return [
      t.pt(a, g + e),
      t.pt(a + 0.6, g + e),
      t.pt(a + large + 0.6, d - e),
      t.pt(a + large, d - e),
    ];
  });
  return [
    ...traits,
    pleine(t.ligne(g, bas, haut), 2 * e),
    pleine(t.ligne(d, bas + large, haut + large), 2 * e),
  ];
}

/** Bicycles on cycle tracks, parking places. */
function inscriptions(t: Terrain): Surface[] {
  const blanc: Point[][] = [];
  // Where nothing else is driven on, the whole street is shared: no track is marked out in it.
  const seul = t.profil.voies.every((v) => vaVersLeHaut(v.nom) === undefined);
  for (const v of t.profil.voies) {
    const x = (v.x0 + v.x1) / 2;
    if (
      v.nom.startsWith('piste') ||
      v.nom.startsWith('suggérée') ||
      (v.nom === 'trottoir partagé' && !seul)
    )
      for (const [i, a] of [t.h * 0.2, t.h * 0.72].entries()) {
        const descend = v.nom.endsWith('descend') || (v.nom === 'piste double' && i === 0);
        blanc.push(
          ...veloSol((av, d = 0) => t.pt(a + (descend ? -av : av), x + (descend ? -d : d)), 0.8),
        );
      }
    if (v.nom === 'piste double') blanc.push(...tirets(t.ligne(x), 0.12, 0.9, 0.9));
    if (v.nom === 'évitement') blanc.push(...hachures(t, v));
    if (v.nom === 'stationnement')
      for (let a = 1.2; a < t.h; a += 6.2)
        blanc.push(t.bande(v.x0 + 0.1, v.x1 - 0.1, a - 0.08, a + 0.08));
    if (v.nom === 'stationnement en épi')
      for (let a = 0; a < t.h + 4; a += 3.6)
        blanc.push(ruban([t.pt(a, v.x0), t.pt(a + (x > 0 ? 3.6 : 3.6), v.x1)], 0.16));
  }
  return blanc.length ? [surface('blanc', ...blanc)] : [];
}

/** A line in pieces: none across the mouth of a street. */
function morceaux(t: Terrain, l: Ligne, x: number): Point[][] {
  const trous = ruesQuiCoupent(t.scene, t.profil, l, x)
    .map((e) => [t.m(e.a) - 0.8, t.m(e.a) + profondeurDe(e) + 0.8] as const)
    .sort((a, b) => a[0] - b[0]);
  const bornes = [undefined, ...trous.flat(), undefined];
  const fils: Point[][] = [];
  for (let i = 0; i < bornes.length; i += 2) fils.push(t.ligne(x, bornes[i], bornes[i + 1]));
  return fils;
}

/** Beside a central lane: two parallel lines of short dashes, each a surface of its own so that it can go on to the horizon. */
export const pairesDe = (t: Terrain, l: Ligne, x: number): Surface[] =>
  [-0.3, 0.3].map((dx) =>
    surface('blanc', ...morceaux(t, l, x).flatMap((f) => tirets(f, 0.17, 1, 0.8, dx))),
  );

/** A line of the profile. */
export function ligneDe(t: Terrain, l: Ligne, x: number, voie: Voie | undefined): Surface[] {
  const fils = morceaux(t, l, x);
  const traits = (dx: number, e = 0.2, long = 2, vide = 2.2) =>
    fils.flatMap((f) => tirets(f, e, long, vide, dx));
  const plein = (dx: number, e = 0.2) => fils.map((f) => pleine(f, e, dx));
  // Along a lane that joins or leaves, wide short dashes.
  if (l === ':' && voie && ['entrée', 'sortie'].includes(voie.nom)) {
    const [de, a] = [voie.nom === 'entrée' ? 0.28 : 0.14, voie.nom === 'sortie' ? 0.74 : 0.86];
    return [surface('blanc', ...tirets(t.ligne(x, t.h * de, t.h * a), 0.35, 1.3, 1.3))];
  }
  switch (l) {
    case '|':
      return [surface('blanc', ...plein(0))];
    case ':':
      return [surface('blanc', ...traits(0))];
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
