import { PORTE_DE_GARAGE } from '../../drawing/scene/dimensions.ts';
import type { Boite } from '../camera/boites.ts';
import type { Decor } from '../../drawing/scene/plan/plan.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import { addMaison } from '../decor/maisons.ts';
import { GARAGE } from '../decor/ouvertures.ts';
import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import { aDroite, devant, fois, moins, plus, radians, type Vec } from '../maille/vecteurs.ts';
import { COULEURS, type Lieu, pose } from './lieu.ts';

/** Its front looks at the street. */
export const frontOf = ({ cap }: Pick<Decor, 'cap'>): number => cap - 90;

/** Where a house that words name stands: it hides what is behind it, and no camera stands in it. */
export function boiteDeMaison({ sol }: Lieu, decor: Decor): Boite {
  const { longueur = 7, largeur = 6 } = decor;
  const cap = frontOf(decor);
  const [x, , z] = moins([decor.x, 0, decor.y], fois(devant(cap), 0.5));
  const pied: Vec = [x, sol.relief.champs(x, z), z];
  return { objet: decor, pied, cap, longueur: largeur + 1, largeur: longueur, hauteur: HAUTE };
}

/** In metres: from the ground to above a door. */
const DEVANT_LA_PORTE = [0.2, 2.2];

/** Before a garage's door: it tells where its drive leads. */
export function pointsDePorte({ sol }: Lieu, decor: Decor): Vec[] {
  if (decor.etat !== 'garage') return [];
  const front = frontOf(decor);
  const pied = plus(
    plus([decor.x, 0, decor.y], fois(devant(front), (decor.largeur ?? 6) / 2 + 0.2)),
    fois(aDroite(front), -PORTE_DE_GARAGE),
  );
  const sous = sol.relief.champs(pied[0], pied[2]);
  return DEVANT_LA_PORTE.map((haut) => plus(pied, [0, sous + haut, 0]));
}

/** In metres, with its roof. */
const HAUTE = 8;

/** The house that words name: what it is like does not matter, but that it stands there. */
export function addMaisonDite(lieu: Lieu, decor: Decor): void {
  const { longueur = 7, largeur = 6, etat } = decor;
  const cap = frontOf(decor);
  const [x, , z] = plus([decor.x, 0, decor.y], fois(devant(cap), largeur / 2));
  addMaison(
    lieu.chantier,
    [x, lieu.sol.relief.champs(x, z), z],
    -radians(cap),
    {
      largeur: longueur,
      profondeur: largeur + 1,
      facade: etat === 'garage' ? GARAGE : 1,
      etages: 'deux',
      enneige: TEMPS[lieu.plan.temps].enneige,
    },
    aleaOf(graineDuLieu(x, z, 4)),
  );
}

const ECOLE = { large: 15, haute: 7.2, profonde: 9 };
const BRIQUE = '#9A5A48';
const CHASSIS = '#EDEBE4';
const VITRE = '#33434F';

/** Strokes of its name within a unit square, from its bottom left. */
const LETTRES: Record<string, readonly (readonly [number, number, number, number])[]> = {
  E: [
    [0.1, 0, 0.1, 1],
    [0.1, 0, 0.85, 0],
    [0.1, 0.5, 0.7, 0.5],
    [0.1, 1, 0.85, 1],
  ],
  C: [
    [0.1, 0.12, 0.1, 0.88],
    [0.2, 0, 0.85, 0],
    [0.2, 1, 0.85, 1],
  ],
  O: [
    [0.1, 0.1, 0.1, 0.9],
    [0.9, 0.1, 0.9, 0.9],
    [0.2, 0, 0.8, 0],
    [0.2, 1, 0.8, 1],
  ],
  L: [
    [0.1, 0, 0.1, 1],
    [0.1, 0, 0.85, 0],
  ],
};
export const BLEU_DU_NOM = '#1D3F7A';
const ACCENT = [0.4, 1.22, 0.65, 1.42] as const;

/** Two storeys of large windows, a porch, and its name on three walls. */
export function addEcole(lieu: Lieu, decor: Decor): void {
  const { divers } = lieu.chantier.mailles;
  const { large, haute, profonde } = ECOLE;
  const cap = frontOf(decor);
  const recul = (decor.largeur ?? 9) / 2;
  const [x, y] = [
    decor.x + Math.sin(radians(cap)) * recul,
    decor.y - Math.cos(radians(cap)) * recul,
  ];
  pose(
    lieu,
    { x, y, cap },
    () => {
      addMurs(lieu, [large, haute, profonde]);
      const { enneige } = TEMPS[lieu.plan.temps];
      divers.addBoite(
        [0, haute + 0.12, profonde / 2],
        [large + 0.3, 0.34, profonde + 0.3],
        enneige ? '#E9EDF1' : '#6B7075',
      );
      divers.addBoite([0, 0.3, -0.03], [large, 0.7, 0.06], '#7B7D7E');
      divers.addBoite([0, 3.75, -0.04], [large, 0.22, 0.08], '#C9C2B4');
      for (const etage of [1, 4.5])
        for (const k of [-3, -2, -1, 1, 2, 3])
          addFenetre(lieu, k * 2.15 + Math.sign(k) * 0.1, etage);
      addFenetre(lieu, 0, 4.9);
      addPorche(lieu);
      divers.at([0, 3.045, -0.1], 0, () => addNom(lieu, 'ECOLE', 1.25));
      // Drivers come towards its side walls, behind signs on the pavement.
      for (const cote of [-1, 1])
        divers.at([cote * (large / 2 + 0.05), haute - 1.3, 1.15], (cote * -Math.PI) / 2, () =>
          addNom(lieu, 'ECOLE', 0.65),
        );
    },
    { etoffes: ['divers', 'mur'] },
  );
}

function addMurs({ chantier }: Lieu, [large, haute, profonde]: Vec): void {
  const { mur } = chantier.mailles;
  const x = large / 2;
  const coins: Vec[] = [
    [x, 0, 0],
    [-x, 0, 0],
    [-x, 0, profonde],
    [x, 0, profonde],
  ];
  for (const [i, a] of coins.entries()) {
    const b = coins[(i + 1) % 4]!;
    const long = Math.hypot(b[0] - a[0], b[2] - a[2]);
    const haut = (v: Vec): Vec => [v[0], haute, v[2]];
    mur.addQuad([[a[0], -0.3, a[2]], [b[0], -0.3, b[2]], haut(b), haut(a)], BRIQUE, [
      0,
      0,
      long,
      haute,
    ]);
  }
}

function addFenetre({ chantier }: Lieu, x: number, bas: number): void {
  const { divers } = chantier.mailles;
  const [l, h] = [1.7, 1.9];
  divers.addBoite([x, bas + h / 2, -0.02], [l, h, 0.06], CHASSIS);
  for (const cote of [-1, 1])
    divers.lit(chantier.nuit ? 0.1 : 0, () =>
      divers.addBoite(
        [x + (cote * l) / 4, bas + h / 2, -0.045],
        [l / 2 - 0.12, h - 0.2, 0.03],
        VITRE,
      ),
    );
  divers.addBoite([x, bas - 0.05, -0.08], [l + 0.2, 0.08, 0.2], '#A9A7A1');
}

function addPorche({ chantier }: Lieu): void {
  const { divers } = chantier.mailles;
  divers.addBoite([0, 1.2, -0.04], [2, 2.4, 0.1], '#2F5A46');
  for (const cote of [-1, 1]) {
    divers.addBoite([cote * 0.48, 1.45, -0.1], [0.62, 1.2, 0.03], VITRE);
    divers.addBoite([cote * 1.25, 1.35, -0.9], [0.12, 2.7, 0.12], COULEURS.sombre);
  }
  divers.addBoite([0, 2.78, -0.5], [3.1, 0.14, 1.2], '#4B5359');
  divers.addBoite([0, 0.02, -0.7], [3, 0.12, 1.4], '#9C978D');
}

/** On a light board, to be read from the seat. */
function addNom({ chantier }: Lieu, nom: string, grand: number): void {
  const { divers } = chantier.mailles;
  const [l, h, pas, trait] = [0.42 * grand, 0.5 * grand, 0.56 * grand, 0.085 * grand];
  const [bas, z] = [0.2 * grand, -0.06];
  divers.addBoite(
    [0, bas + 0.34 * grand, 0],
    [(nom.length * 0.56 + 0.5) * grand, 1.05 * grand, 0.08],
    '#F2F1EA',
  );
  const debut = ((nom.length - 1) * pas) / 2 + l / 2;
  for (const [i, lettre] of nom.split('').entries())
    for (const [u0, v0, u1, v1] of [...LETTRES[lettre]!, ...(i === 0 ? [ACCENT] : [])]) {
      // Seen from the front, x runs to the left.
      const at = (u: number, v: number): Vec => [debut - i * pas - u * l, bas + v * h, z];
      divers.addTube([at(u0, v0), at(u1, v1)], trait / 2, BLEU_DU_NOM, { cotes: 5 });
    }
}
