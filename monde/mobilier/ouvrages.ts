import { adouci } from '../../drawing/scene/plan/geometrie.ts';
import type { Decor } from '../../drawing/scene/plan/plan.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Boite } from '../camera/boites.ts';
import { Maille } from '../maille/maille.ts';
import { nuance } from '../maille/teinte.ts';
import { fois, plus, type Vec } from '../maille/vecteurs.ts';
import { COULEURS as DU_SOL, ECHELLES, ENNEIGEES } from '../sol/matieres.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { COULEURS, type Lieu, terrainDe } from './lieu.ts';

/** In metres: a lorry passes under. */
const GABARIT = 5;
const TABLIER = 1.1;
const ACCOTEMENT = 1.2;
const PENTE = 0.62;

const herbeDe = ({ chantier, plan }: Lieu): { maille: Maille; couleur: string } => ({
  maille: (chantier.sols.herbe ??= new Maille()),
  couleur: (TEMPS[plan.temps].enneige && ENNEIGEES.herbe) || DU_SOL.herbe,
});

/** Grass in the ground's own texture. */
function addHerbe(lieu: Lieu, quad: readonly [Vec, Vec, Vec, Vec]): void {
  const { maille, couleur } = herbeDe(lieu);
  const uv = (p: Vec) => [(p[0] + p[1]) / ECHELLES.herbe, (p[2] + p[1]) / ECHELLES.herbe] as const;
  const [a, b, c, d] = quad;
  maille.addTriangle([a, b, c], couleur, undefined, [uv(a), uv(b), uv(c)]);
  maille.addTriangle([a, c, d], couleur, undefined, [uv(a), uv(c), uv(d)]);
}

/** All that is driven or walked on, and what a wall keeps from it. */
function emprise(lieu: Lieu): readonly [number, number] {
  const terrain = terrainDe(lieu);
  const dures = terrain?.profil.voies.filter(({ nom }) => nom !== 'herbe' && nom !== 'berme') ?? [];
  return [(dures[0]?.x0 ?? -4) - ACCOTEMENT, (dures.at(-1)?.x1 ?? 4) + ACCOTEMENT];
}

/** `pont` in the plan: another road passes over, or ours goes under a hill. */
export const addPont = (lieu: Lieu, decor: Decor): void =>
  decor.etat === 'tunnel' ? addTunnel(lieu, decor) : addPassageSuperieur(lieu, decor);

/** Decks and hills as upright boxes, behind which one sees nothing. */
export function cachesOf(lieu: Lieu, decor: Decor): Boite[] {
  const [gauche, droite] = emprise(lieu);
  const sol = lieu.sol.relief.hauteur(0, decor.y);
  const long = decor.longueur ?? 7;
  const milieu = (gauche + droite) / 2;
  const boite = (x: number, y: number, largeur: number, hauteur: number): Boite => ({
    objet: decor,
    pied: [x, sol + y, decor.y],
    cap: 0,
    longueur: long + 0.8,
    largeur,
    hauteur,
  });
  const tunnel = decor.etat === 'tunnel';
  const cote = tunnel ? 60 : 40;
  const bord = tunnel ? 0 : 4.5;
  return [
    boite(milieu, GABARIT, droite - gauche + 2 * bord, tunnel ? 4 : TABLIER + 1.2),
    boite(gauche - bord - cote / 2, 0, cote, tunnel ? 7 : GABARIT + 1),
    boite(droite + bord + cote / 2, 0, cote, tunnel ? 7 : GABARIT + 1),
  ];
}

function addPassageSuperieur(lieu: Lieu, decor: Decor): void {
  const { divers } = lieu.chantier.mailles;
  const [gauche, droite] = emprise(lieu);
  const large = decor.longueur ?? 7;
  const sol = lieu.sol.relief.hauteur(0, decor.y);
  const [z0, z1] = [decor.y - large / 2, decor.y + large / 2];
  const [dessous, dessus] = [sol + GABARIT, sol + GABARIT + TABLIER];
  // Open bays beside the road, so that one sees through.
  const [g, d] = [gauche - 4.5, droite + 4.5];
  const milieu = (g + d) / 2;
  divers.addBoite(
    [milieu, dessous + TABLIER / 2, decor.y],
    [d - g + 1, TABLIER, large - 1.2],
    COULEURS.betonSale,
  );
  for (const z of [z0, z1]) {
    divers.addBoite([milieu, dessus - 0.15, z], [d - g + 4, 0.5, 0.35], COULEURS.beton);
    addGardeCorps(lieu, [g - 2, d + 2], dessus + 0.1, z);
  }
  for (const x of [gauche, droite]) {
    divers.addBoite([x, dessous - 0.35, decor.y], [0.9, 0.7, large - 0.8], COULEURS.beton);
    for (const z of [z0 + 1.3, decor.y, z1 - 1.3])
      divers.addTube(
        [
          [x, sol - 0.3, z],
          [x, dessous - 0.5, z],
        ],
        0.32,
        COULEURS.beton,
        { cotes: 14 },
      );
  }
  for (const [x, cote] of [
    [g, -1],
    [d, 1],
  ] as const)
    addRemblai(lieu, x, cote, dessus - 0.1, sol, z0, z1);
}

function addGardeCorps(
  { chantier }: Lieu,
  [g, d]: readonly [number, number],
  y: number,
  z: number,
): void {
  const { divers } = chantier.mailles;
  for (const haut of [0.35, 0.7, 1.05])
    divers.addTube(
      [
        [g, y + haut, z],
        [d, y + haut, z],
      ],
      haut > 1 ? 0.045 : 0.025,
      '#6F7A80',
      { cotes: 6 },
    );
  for (let x = g; x <= d + 0.01; x += (d - g) / Math.ceil((d - g) / 1.8))
    divers.addBoite([x, y + 0.5, z], [0.06, 1.1, 0.08], '#6F7A80');
}

/** An abutment, and a bank that carries the other road down again. */
function addRemblai(
  lieu: Lieu,
  x: number,
  cote: number,
  haut: number,
  sol: number,
  z0: number,
  z1: number,
): void {
  const { divers } = lieu.chantier.mailles;
  const h = haut - sol;
  divers.addBoite(
    [x + cote * 0.4, sol + h / 2, (z0 + z1) / 2],
    [0.8, h, z1 - z0 + 0.4],
    COULEURS.beton,
  );
  const pas = [0, 4, 12, 26, 46, 75, 110];
  const hautAt = (s: number) => sol + h * Math.max(0, 1 - (s / 110) ** 1.4);
  const coupe = (s: number): [Vec, Vec, Vec, Vec] => {
    const y = hautAt(s);
    const pied = (y - sol) / PENTE;
    const xs = x + cote * s;
    return [
      [xs, sol - 0.1, z0 - 0.6 - pied],
      [xs, y, z0 - 0.6],
      [xs, y, z1 + 0.6],
      [xs, sol - 0.1, z1 + 0.6 + pied],
    ];
  };
  for (const [i, s] of pas.slice(0, -1).entries()) {
    const [a, b] = [coupe(s), coupe(pas[i + 1]!)];
    for (const k of [0, 1, 2] as const) addHerbe(lieu, [a[k], b[k], b[k + 1]!, a[k + 1]!]);
    if (i < 4)
      for (const z of [z0 - 0.2, z1 + 0.2])
        divers.addBoite(
          [x + cote * (s + (pas[i + 1]! - s) / 2), hautAt(s) + 0.35, z],
          [pas[i + 1]! - s, 0.3, 0.06],
          COULEURS.galvanise,
        );
  }
  // The bank's head falls to the abutment's foot.
  const [bas, hg, hd, bd] = coupe(0);
  const devant = (z: number): Vec => [x - cote * 1.6, sol - 0.05, z];
  for (const [p, q] of [
    [bas, hg],
    [bd, hd],
  ] as const)
    addHerbe(lieu, [
      p,
      q,
      fois(plus(q, devant(q[2])), 0.5),
      devant(q[2] + Math.sign(p[2] - q[2]) * 1.2),
    ]);
}

const HAUT = 5.3;
const COLLINE = 12;
const PAS_DE_LAMPE = 6;

/** Concrete lining, lamps along its crown, a portal with wings, and grass above. */
function addTunnel(lieu: Lieu, decor: Decor): void {
  const [gauche, droite] = emprise(lieu);
  const long = decor.longueur ?? 30;
  const [pres, loin] = [decor.y + long / 2, decor.y - long / 2];
  const sol = lieu.sol.relief.hauteur(0, decor.y);
  addVoute(lieu, gauche, droite, pres, loin, sol);
  for (const [z, vers] of [
    [pres, 1],
    [loin, -1],
  ] as const)
    addPortail(lieu, gauche, droite, z, vers, sol);
  addColline(lieu, gauche, droite, pres, loin, sol);
}

/** Half of a tunnel's section, from the foot to the crown. */
function sectionOf(gauche: number, droite: number): readonly (readonly [number, number])[] {
  const [milieu, demi] = [(gauche + droite) / 2, (droite - gauche) / 2];
  const naissance = 3.4;
  const arc = Array.from({ length: 11 }, (_, i) => {
    const t = Math.PI * (1 - i / 10);
    return [
      milieu + Math.cos(t) * demi,
      naissance + Math.sin(t) * (HAUT - naissance + 0.6),
    ] as const;
  });
  return [[gauche, -0.1], ...arc, [droite, -0.1]];
}

function addVoute(
  lieu: Lieu,
  gauche: number,
  droite: number,
  pres: number,
  loin: number,
  sol: number,
): void {
  const { divers } = lieu.chantier.mailles;
  const section = sectionOf(gauche, droite);
  const alea = aleaOf(31);
  const pas = 3;
  for (let z = pres; z > loin + 0.01; z -= pas) {
    const fin = Math.max(loin, z - pas);
    // Lamps light the lining: it emits a little of its own colour.
    const profond = Math.min(pres - z, z - loin);
    const lueur = lieu.chantier.nuit ? 0.16 : 0.1 + 0.02 * Math.min(4, profond / 3);
    const teinte = nuance('#A39E92', 0.8 + alea() * 0.1);
    for (const [i, [x, y]] of section.slice(0, -1).entries()) {
      const [x2, y2] = section[i + 1]!;
      const bas = i === 0 || i === section.length - 2;
      divers.lit(lueur, () =>
        divers.addQuad(
          [
            [x, sol + y, z],
            [x2, sol + y2, z],
            [x2, sol + y2, fin],
            [x, sol + y, fin],
          ],
          bas ? nuance(teinte, 1.12) : teinte,
        ),
      );
    }
  }
  const [milieu, demi] = [(gauche + droite) / 2, (droite - gauche) / 2];
  for (const cote of [-1, 1]) {
    const x = milieu + cote * demi * 0.45;
    const trottoir = milieu + cote * (demi - 0.4);
    divers.addBoite([trottoir, sol + 0.06, (pres + loin) / 2], [0.8, 0.2, pres - loin], '#8E8B84');
    divers.addTube(
      [
        [milieu + cote * (demi - 0.05), sol + 3.2, pres],
        [milieu + cote * (demi - 0.05), sol + 3.2, loin],
      ],
      0.05,
      '#6A6E70',
      { cotes: 6 },
    );
    for (let z = pres - 2; z > loin + 1; z -= PAS_DE_LAMPE / 2) {
      divers.lit(1, () => divers.addBoite([x, sol + HAUT - 0.05, z], [0.34, 0.1, 1.5], '#FFF0CC'));
      lieu.chantier.halos.push({ ou: [x, sol + HAUT - 0.2, z], couleur: '#FFE2A8', taille: 1.1 });
    }
  }
  for (let z = pres - 4; z > loin; z -= PAS_DE_LAMPE * 2)
    lieu.chantier.lampes.push({
      genre: 'rue',
      ou: [milieu, sol + HAUT - 0.2, z],
      vers: [milieu, sol, z],
      couleur: '#FFE6B8',
      force: 90,
      portee: 16,
    });
}

/** A head wall between the cutting's slopes. */
function addPortail(
  lieu: Lieu,
  gauche: number,
  droite: number,
  z: number,
  vers: number,
  sol: number,
): void {
  const { divers } = lieu.chantier.mailles;
  const section = sectionOf(gauche, droite);
  const [milieu, demi] = [(gauche + droite) / 2, (droite - gauche) / 2];
  const sommet = FACE * FRONT + 0.15;
  const epais = 0.9 * vers;
  const bord = demi + 1.6;
  const aile = demi + 0.4 + sommet / PENTE;
  const voutee = (x: number): number => {
    const i = section.findIndex(([sx]) => sx >= x - 1e-6);
    if (i < 0 || x < gauche - 1e-6) return -0.1;
    const [[xa, ya], [xb, yb]] = [section[Math.max(0, i - 1)]!, section[i]!];
    return xb === xa ? yb : ya + ((yb - ya) * (x - xa)) / (xb - xa);
  };
  const xs = [
    milieu - aile,
    milieu - bord - 6,
    milieu - bord,
    gauche - 1e-3,
    ...section.slice(1, -1).map(([x]) => x),
    droite + 1e-3,
    milieu + bord,
    milieu + bord + 6,
    milieu + aile,
  ];
  const face = z + epais;
  for (const [i, a] of xs.slice(0, -1).entries()) {
    const b = xs[i + 1]!;
    const dedans = a > gauche - 1e-6 && b < droite + 1e-6;
    const [ya, yb] = dedans ? [voutee(a), voutee(b)] : [-0.3, -0.3];
    const beton = nuance(COULEURS.beton, dedans ? 1.02 : 0.94);
    divers.addQuad(
      [
        [a, sol + ya, face],
        [b, sol + yb, face],
        [b, sol + sommet, face],
        [a, sol + sommet, face],
      ],
      beton,
    );
    // Coping, a hand wider than the wall.
    divers.addQuad(
      [
        [a, sol + sommet + 0.12, face + vers * 0.12],
        [b, sol + sommet + 0.12, face + vers * 0.12],
        [b, sol + sommet + 0.12, z - vers * 0.3],
        [a, sol + sommet + 0.12, z - vers * 0.3],
      ],
      '#C2BFB7',
    );
    divers.addQuad(
      [
        [a, sol + sommet - 0.18, face + vers * 0.12],
        [b, sol + sommet - 0.18, face + vers * 0.12],
        [b, sol + sommet + 0.12, face + vers * 0.12],
        [a, sol + sommet + 0.12, face + vers * 0.12],
      ],
      '#B9B6AE',
    );
    if (dedans)
      divers.addQuad(
        [
          [a, sol + ya, face],
          [b, sol + yb, face],
          [b, sol + yb, z],
          [a, sol + ya, z],
        ],
        nuance(COULEURS.beton, 0.75),
      );
  }
  for (const x of [gauche, droite])
    divers.addQuad(
      [
        [x, sol - 0.1, face],
        [x, sol - 0.1, z],
        [x, sol + 3.4, z],
        [x, sol + 3.4, face],
      ],
      nuance(COULEURS.beton, 0.8),
    );
  // A dark ring around the mouth makes it read as one.
  const cerne = section.slice(1, -1).map(([x, y]): Vec => [x, sol + y, face + vers * 0.06]);
  divers.addTube(cerne, 0.13, '#C8C5BD', { cotes: 6 });
}

/** In metres: how far before a mouth the slope begins, and how it rises. */
const FACE = 14;
const FRONT = 0.52;
const CRETE = [45, 140] as const;

/** A ridge that the road goes through: a cutting before each mouth, grass over the lining. */
function addColline(
  lieu: Lieu,
  gauche: number,
  droite: number,
  pres: number,
  loin: number,
  sol: number,
): void {
  const milieu = (gauche + droite) / 2;
  const bord = (droite - gauche) / 2 + 0.7;
  const fin = (x: number): number =>
    1 - adouci((Math.abs(x - milieu) - CRETE[0]) / (CRETE[1] - CRETE[0]));
  const onde = (x: number, z: number) => (Math.sin(x * 0.11) + Math.sin(z * 0.13 + x * 0.05)) * 0.5;
  const devant = (x: number, avance: number): number => {
    const face = (FACE - avance) * FRONT * fin(x);
    const tranchee = (Math.abs(x - milieu) - bord) * PENTE;
    return sol + Math.min(face, tranchee) - 0.12;
  };
  const dessus = (x: number, dedans: number, z: number): number =>
    sol +
    Math.min(COLLINE, FACE * FRONT + dedans * 0.6) * fin(x) +
    onde(x, z) * Math.min(1, dedans / 5) * fin(x);
  const ecarts = [0, bord, bord + 3, bord + 7, bord + 12, bord + 18, 34, 45, 65, 90, 115, 140];
  const xs = [
    ...ecarts
      .slice(1)
      .toReversed()
      .map((e) => milieu - e),
    milieu,
    ...ecarts.slice(1).map((e) => milieu + e),
  ];
  const tapis = (zs: readonly number[], hautAt: (x: number, z: number) => number): void => {
    for (const [i, x] of xs.slice(0, -1).entries())
      for (const [j, z] of zs.slice(0, -1).entries()) {
        const [x2, z2] = [xs[i + 1]!, zs[j + 1]!];
        const p = (u: number, v: number): Vec => [u, hautAt(u, v), v];
        addHerbe(lieu, [p(x, z), p(x2, z), p(x2, z2), p(x, z2)]);
      }
  };
  const avances = [FACE, 11, 8, 5, 2.5, 0];
  tapis(
    avances.map((a) => pres + a),
    (x, z) => devant(x, z - pres),
  );
  tapis(
    avances.toReversed().map((a) => loin - a),
    (x, z) => devant(x, loin - z),
  );
  tapis(
    Array.from({ length: 9 }, (_, i) => pres + ((loin - pres) * i) / 8),
    (x, z) => dessus(x, Math.min(pres - z, z - loin), z),
  );
}
