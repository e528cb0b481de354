import type { Decor, Poste } from '../../drawing/scene/plan/plan.ts';
import type { Element } from '../../drawing/scene/scene.ts';
import type { Terrain } from '../../drawing/scene/plan/route/terrain.ts';
import { aleaOf } from '../../drawing/alea.ts';
import { nuance } from '../maille/teinte.ts';
import { radians, type Vec } from '../maille/vecteurs.ts';
import { addBandes, addContact, COULEURS, type Lieu, pose, surRoute } from './lieu.ts';

/** In metres: where the track's middle is, from the crossing's near edge. */
const AXE = 2.5;
const ECARTEMENT = 1.435;
const LOIN = 150;
const TRAVERSES = 0.6;
/** In metres from the road's edge: sleepers end where panels begin. */
const PANNEAUX = 0.6;
const FIL = 5.3;
const PORTANT = 45;

/** In degrees. */
export const LEVEE = 82;
const ANGLES: Record<string, number> = { fermées: 0, 'en mouvement': 42, ouvertes: LEVEE };

/** Its rails, panels, wires and cross; barriers and lights are the plan's. */
export function addPassageANiveau(lieu: Lieu, terrain: Terrain, element: Element): void {
  const { gauche, droite } = terrain.profil;
  const axe = element.a + AXE;
  const [bordGauche, bordDroit] = aPied(terrain);
  addRails(lieu, axe, [bordGauche - PANNEAUX, bordDroit + PANNEAUX]);
  addPanneaux(lieu, axe, bordGauche - 0.4, bordDroit + 0.4);
  addCatenaire(lieu, axe, gauche, droite);
  const [px, cote] = [droite + 0.75, surRoute(terrain, element.a - 1.5, droite + 0.75)];
  if (!isCroixAuPoteau(lieu)) addCroix(lieu, { ...cote, x: px, cap: 180 });
  addCroix(lieu, { ...surRoute(terrain, element.a + 6.6, gauche - 0.75), cap: 0 });
}

/** Walkers cross on panels, too. */
function aPied({ profil }: Terrain): readonly [number, number] {
  const { voies, gauche, droite } = profil;
  const trottoirs = voies.filter(({ nom }) => nom.startsWith('trottoir'));
  return [
    Math.min(gauche, ...trottoirs.map(({ x0 }) => x0)),
    Math.max(droite, ...trottoirs.map(({ x1 }) => x1)),
  ];
}

/** Its sign stands already where the words name it. */
const isCroixAuPoteau = ({ plan }: Lieu): boolean =>
  plan.objets.some(
    (o): o is Poste =>
      o.genre === 'poteau' &&
      o.dessins.some((d) => 'panneau' in d && ['A45', 'A47'].includes(d.panneau)),
  );

function addRails(lieu: Lieu, axe: number, [gauche, droite]: readonly [number, number]): void {
  const { divers } = lieu.chantier.mailles;
  const hautAt = (x: number) => lieu.sol.relief.hauteur(x, -axe);
  const alea = aleaOf(axe * 10);
  const pas = 4;
  for (let x = -LOIN; x < LOIN; x += pas) {
    const dedans = x + pas > gauche && x < droite;
    for (const cote of [-1, 1]) {
      const z = -axe + (cote * ECARTEMENT) / 2;
      const leve = dedans ? 0.012 : 0.16;
      const [p, q]: [Vec, Vec] = [
        [x, hautAt(x) + leve, z],
        [x + pas, hautAt(x + pas) + leve, z],
      ];
      divers.addTube([p, q], [[0.035, 0.035]], '#8E8984', { cotes: 4, bouts: false });
      if (!dedans)
        divers.addBoite([x + pas / 2, hautAt(x) + 0.08, z], [pas, 0.13, 0.03], '#5C4234');
    }
  }
  for (let x = -70; x < 70; x += TRAVERSES) {
    if (x > gauche - 0.2 && x < droite + 0.2) continue;
    divers.addBoite(
      [x, hautAt(x) + 0.03, -axe],
      [0.24, 0.1, 2.5],
      nuance('#8D877C', 0.85 + alea() * 0.25),
    );
  }
}

/** Dark rubber between and beside the rails, flush with the road. */
function addPanneaux(lieu: Lieu, axe: number, gauche: number, droite: number): void {
  const { divers } = lieu.chantier.mailles;
  const haut = lieu.sol.relief.hauteur((gauche + droite) / 2, -axe);
  const alea = aleaOf(axe * 7);
  const bords = ECARTEMENT / 2;
  const rangees: [number, number][] = [
    [-bords - 0.62, -bords - 0.05],
    [-bords + 0.08, -0.01],
    [0.01, bords - 0.08],
    [bords + 0.05, bords + 0.62],
  ];
  for (let x = gauche; x < droite - 0.1; x += 0.9)
    for (const [z0, z1] of rangees) {
      const large = Math.min(0.88, droite - x);
      divers.addBoite(
        [x + large / 2, haut - 0.06, -axe + (z0 + z1) / 2],
        [large, 0.15, z1 - z0],
        nuance('#3B3C3E', 0.85 + alea() * 0.3),
      );
    }
}

/** Masts behind the track, arms over it, a contact wire and a carrier. */
function addCatenaire(lieu: Lieu, axe: number, gauche: number, droite: number): void {
  const { divers } = lieu.chantier.mailles;
  const z = -axe - 3;
  const mats = [
    gauche - 9 - PORTANT,
    gauche - 9,
    droite + 16,
    droite + 16 + PORTANT,
    droite + 16 + 2 * PORTANT,
    gauche - 9 - 2 * PORTANT,
  ].sort((a, b) => a - b);
  for (const x of mats) {
    const sol = lieu.sol.hauteurAt(x, z);
    divers.addBoite([x, sol + 3.7, z], [0.22, 7.6, 0.22], '#8F979C', {
      largeur: 0.8,
      profondeur: 0.8,
    });
    divers.addBoite([x, sol + 0.1, z], [0.7, 0.4, 0.7], COULEURS.beton);
    divers.addTube(
      [
        [x, sol + 6.9, z],
        [x, sol + FIL + 1.1, -axe],
      ],
      0.04,
      '#7B8388',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [x, sol + 5.6, z],
        [x, sol + FIL + 1.05, -axe],
      ],
      0.035,
      '#7B8388',
      { cotes: 6 },
    );
    divers.addTube(
      [
        [x, sol + 5.6, z],
        [x, sol + FIL + 0.1, -axe],
      ],
      0.03,
      '#7B8388',
      { cotes: 6 },
    );
    addContact(lieu, { x, y: z, cap: 0 }, 0.6);
  }
  const base = lieu.sol.relief.hauteur((gauche + droite) / 2, -axe);
  const bouts = [-LOIN, ...mats, LOIN];
  for (const [i, a] of bouts.slice(0, -1).entries()) {
    const b = bouts[i + 1]!;
    const fleche = Array.from({ length: 7 }, (_, k): Vec => {
      const part = k / 6;
      return [a + (b - a) * part, base + FIL + 1.1 - 0.55 * 4 * part * (1 - part), -axe];
    });
    divers.addTube(fleche, 0.014, '#4A4E50', { cotes: 4, bouts: false });
    divers.addTube(
      [
        [a, base + FIL, -axe],
        [b, base + FIL, -axe],
      ],
      0.014,
      '#4A4E50',
      { cotes: 4, bouts: false },
    );
    for (const p of fleche.slice(1, -1))
      divers.addTube([p, [p[0], base + FIL, p[2]]], 0.008, '#4A4E50', { cotes: 3, bouts: false });
  }
}

/** A white cross with a red edge, as stands at every Belgian level crossing. */
function addCroix(lieu: Lieu, ou: { x: number; y: number; cap: number }): void {
  const { divers } = lieu.chantier.mailles;
  const isFeu = lieu.plan.objets.some(
    (o) => o.genre === 'poteau' && Math.hypot(o.x - ou.x, o.y - ou.y) < 1.2,
  );
  const recul = isFeu ? { ...ou, x: ou.x + Math.sign(ou.x) * 0.9 } : ou;
  pose(lieu, recul, () => {
    addBandes(
      divers,
      [
        [0, -0.1, 0],
        [0, 3.05, 0],
      ],
      0.045,
      [COULEURS.blanc, COULEURS.rouge],
      6,
    );
    for (const signe of [-1, 1])
      for (const [z, large, epais, couleur] of [
        [-0.06, 0.2, 0.02, COULEURS.rouge],
        [-0.072, 0.13, 0.02, COULEURS.blanc],
      ] as const)
        addBras(divers, signe, z, large, epais, couleur);
  });
  addContact(lieu, recul, 0.3);
}

function addBras(
  divers: Lieu['chantier']['mailles']['divers'],
  signe: number,
  z: number,
  large: number,
  epais: number,
  couleur: string,
): void {
  const long = 0.62 + (couleur === COULEURS.rouge ? 0.035 : 0);
  const angle = radians(signe * 33);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const coin = (u: number, v: number, w: number): Vec => [
    u * c - v * s,
    2.7 + u * s + v * c,
    z + w,
  ];
  const [l, h, e] = [long, large / 2, epais / 2];
  const face = (w: number): [Vec, Vec, Vec, Vec] => [
    coin(l, -h, w),
    coin(-l, -h, w),
    coin(-l, h, w),
    coin(l, h, w),
  ];
  const [devant, arriere] = [face(-e), face(e)];
  divers.addQuad(devant, couleur);
  divers.addQuad([arriere[1], arriere[0], arriere[3], arriere[2]], COULEURS.sombre);
  for (let i = 0; i < 4; i += 1) {
    const j = (i + 1) % 4;
    divers.addQuad([devant[j]!, devant[i]!, arriere[i]!, arriere[j]!], couleur);
  }
}

/** Its boom lies along `cap`, closed; a box turns it, and a counterweight balances it. */
export function addBarriere(lieu: Lieu, decor: Decor, leve = ANGLES[decor.etat ?? ''] ?? 0): void {
  const { divers } = lieu.chantier.mailles;
  const angle = radians(leve);
  const long = decor.longueur ?? 4;
  const axe = 1.02;
  const at = (r: number): Vec => [0, axe + Math.sin(angle) * r, -Math.cos(angle) * r];
  pose(lieu, decor, () => {
    divers.addBoite([0.3, 0.08, 0.1], [0.9, 0.3, 0.9], COULEURS.beton);
    divers.addBoite([0.3, 0.62, 0.1], [0.42, 1.05, 0.5], '#C9CCCC', {
      largeur: 0.94,
      profondeur: 0.94,
    });
    divers.addTube(
      [
        [0.35, axe, 0],
        [-0.1, axe, 0],
      ],
      0.07,
      COULEURS.sombre,
    );
    addBandes(
      divers,
      [at(0.1), at(long)],
      0.062,
      [COULEURS.rouge, COULEURS.blanc],
      Math.max(4, Math.round(long / 0.55)),
    );
    divers.addTube([at(0.2), at(-0.75)], 0.05, COULEURS.sombre);
    divers.addBoite(
      [0, axe - Math.sin(angle) * 0.75, Math.cos(angle) * 0.75],
      [0.16, 0.34, 0.3],
      '#54585B',
    );
  });
  addContact(lieu, decor, 1, 0.9);
}
