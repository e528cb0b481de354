import type { Decor } from '../../drawing/scene/plan/plan.ts';
import type { Element } from '../../drawing/scene/scene.ts';
import { GRAVILLONS } from '../../drawing/scene/plan/route/elements.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import type { Terrain } from '../../drawing/scene/plan/route/terrain.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import { bordDeLAutre } from '../sol/enPlus.ts';
import { addTouffe } from '../decor/feuillage.ts';
import { aleaOf, graineDuLieu } from '../../drawing/alea.ts';
import { nuance } from '../maille/teinte.ts';
import { entre, plus, type Vec } from '../maille/vecteurs.ts';
import { addBandes, addContact, COULEURS, type Lieu, pose, surRoute } from './lieu.ts';

const LANTERNE = 8;
const BRAS = 1.5;

/** A conical mast with a flat lantern over the road; by night it lights it. */
export function addLampadaire(lieu: Lieu, decor: Decor): void {
  const { chantier } = lieu;
  const { divers } = chantier.mailles;
  pose(lieu, decor, () => {
    divers.addTube(
      [
        [0, -0.1, 0],
        [0, 0.9, 0],
        [0, LANTERNE - 0.25, 0],
      ],
      [0.105, 0.09, 0.05],
      '#7C858B',
      { cotes: 10 },
    );
    divers.addTube(
      [
        [0, LANTERNE - 0.3, 0],
        [0, LANTERNE - 0.06, -0.16],
        [0, LANTERNE + 0.04, -0.6],
        [0, LANTERNE + 0.06, -BRAS + 0.3],
      ],
      0.035,
      '#7C858B',
      { cotes: 7 },
    );
    divers.addBoite([0, LANTERNE + 0.06, -BRAS], [0.26, 0.09, 0.66], '#5D666C', {
      largeur: 0.75,
      profondeur: 0.85,
    });
    const verre = () =>
      divers.addBoite(
        [0, LANTERNE + 0.005, -BRAS],
        [0.2, 0.03, 0.5],
        chantier.nuit ? '#FFE9BE' : '#D8D8D0',
      );
    if (!chantier.nuit) return verre();
    divers.lit(1, verre);
    const ou = divers.toWorld([0, LANTERNE - 0.05, -BRAS]);
    const vers = divers.toWorld([0, 0, -BRAS - 0.6]);
    chantier.halos.push({ ou, couleur: '#FFD9A0', taille: 2.6 });
    chantier.lampes.push({ genre: 'rue', ou, vers, couleur: '#FFDDA0', force: 105, portee: 26 });
  });
  addContact(lieu, decor, 0.4);
}

/** Two steel beams on posts: between carriageways. */
export function addGlissiere(lieu: Lieu, decor: Decor): void {
  const long = decor.longueur ?? 6;
  pose(lieu, decor, () => {
    for (const s of [-1, 1]) addLisse(lieu, s * 0.22, long, s);
    for (let z = -long / 2 + 1; z < long / 2; z += 2) addSupport(lieu, 0, z, 0.4);
  });
}

/** A beam folded like a W, which looks at `cote`. */
function addLisse({ chantier }: Lieu, x: number, long: number, cote: number): void {
  const { divers } = chantier.mailles;
  const plis = [
    [0.46, 0],
    [0.52, 0.07],
    [0.58, 0.07],
    [0.63, 0],
    [0.68, 0.07],
    [0.74, 0.07],
    [0.8, 0],
  ] as const;
  for (const [i, [y, d]] of plis.slice(0, -1).entries()) {
    const [y2, d2] = plis[i + 1]!;
    const bord: [Vec, Vec, Vec, Vec] = [
      [x + cote * d, y, long / 2],
      [x + cote * d, y, -long / 2],
      [x + cote * d2, y2, -long / 2],
      [x + cote * d2, y2, long / 2],
    ];
    divers.addQuad(cote > 0 ? bord : [bord[1], bord[0], bord[3], bord[2]], COULEURS.galvanise);
  }
}

function addSupport({ chantier }: Lieu, x: number, z: number, large: number): void {
  const { divers } = chantier.mailles;
  divers.addBoite([x, 0.34, z], [0.09, 0.76, 0.12], '#868D91');
  if (large > 0) divers.addBoite([x, 0.63, z], [large, 0.06, 0.08], '#868D91');
}

/** A single rail at a road's edge, along metres of it. */
function addRail(
  lieu: Lieu,
  terrain: Terrain,
  x: number,
  cote: number,
  de: number,
  jusqua: number,
): void {
  const pas = 4;
  for (let a = de; a < jusqua; a += pas) {
    const [p, q] = [terrain.pointAt(a, x), terrain.pointAt(a + pas, x)];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const cap = (Math.atan2(q[0] - p[0], p[1] - q[1]) * 180) / Math.PI;
    pose(lieu, { x: (p[0] + q[0]) / 2, y: (p[1] + q[1]) / 2, cap }, () => {
      addLisse(lieu, 0, long, cote);
      addSupport(lieu, -cote * 0.06, 0, 0);
    });
  }
}

/** A flexible post with two bright bands. */
function addPotelet(lieu: Lieu, ou: { x: number; y: number; cap: number }, haut = 1): void {
  const { divers } = lieu.chantier.mailles;
  pose(lieu, ou, () =>
    addBandes(
      divers,
      [
        [0, -0.05, 0],
        [0, haut, 0],
      ],
      0.055,
      [COULEURS.rouge, COULEURS.blanc],
      5,
    ),
  );
  addContact(lieu, ou, 0.2);
}

/** A build-out's posts at its corners: one sees from afar that the road narrows. */
export function addRetrecissement(lieu: Lieu, terrain: Terrain, element: Element): void {
  const cote = element.quoi === 'rétrécissement à droite' ? 1 : -1;
  const bord = cote > 0 ? terrain.profil.droite : terrain.profil.gauche;
  for (const [avant, dedans] of [
    [0.3, 1.9],
    [5 - 0.3, 1.9],
    [-1.2, 0.8],
    [6.2, 0.8],
  ] as const)
    addPotelet(lieu, surRoute(terrain, element.a + avant, bord - cote * (dedans - 0.3)));
  addMassif(lieu, surRoute(terrain, element.a + 2.5, bord - cote * 0.7));
}

/** Low planting in a build-out. */
function addMassif(lieu: Lieu, ou: { x: number; y: number; cap: number }): void {
  const { feuille } = lieu.chantier.mailles;
  const alea = aleaOf(graineDuLieu(ou.x, ou.y, 9));
  pose(
    lieu,
    ou,
    () => {
      for (let i = 0; i < 6; i += 1)
        addTouffe(
          feuille,
          [((i % 2) - 0.5) * 0.5, 0.16, (Math.floor(i / 2) - 1) * 0.8],
          [0.34, 0.24, 0.42],
          { cartes: 12, taille: 0.16, couleur: i % 2 ? '#6E8048' : '#7D8A55', coeur: true },
          { alea, enneige: TEMPS[lieu.plan.temps].enneige, detail: 1 },
        );
    },
    { etoffes: ['feuille'] },
  );
}

/** Where one drives over a pavement, bollards keep the rest of it. */
export function addDevantEcole(lieu: Lieu, terrain: Terrain, element: Element): void {
  const x = terrain.profil.droite + 0.35;
  const { divers } = lieu.chantier.mailles;
  for (const debut of [element.a - 5, element.a + 4]) {
    const [p, q] = [surRoute(terrain, debut, x), surRoute(terrain, debut + 4, x)];
    const pied = (ou: typeof p): Vec => [ou.x, lieu.sol.hauteurAt(ou.x, ou.y), ou.y];
    const [a, b] = [pied(p), pied(q)];
    const au = (part: number, y: number): Vec => plus(entre(a, b, part), [0, y, 0]);
    for (const part of [0, 0.5, 1])
      addBandes(divers, [au(part, -0.05), au(part, 1.05)], 0.045, ['#C22A24', '#EFEFEA'], 3);
    divers.addTube([au(0, 1), au(1, 1)], 0.04, '#C22A24', { cotes: 8 });
    divers.addTube([au(0, 0.55), au(1, 0.55)], 0.03, '#EFEFEA', { cotes: 8 });
  }
}

/** Rails of a motorway: two in the median, one beyond its verge. */
export function addRailsDAutoroute(lieu: Lieu, terrain: Terrain): void {
  const { voies } = terrain.profil;
  const autre = bordDeLAutre(terrain);
  const [premiere, derniere] = [voies[0], voies.at(-1)];
  const [de, jusqua] = [-VRAIES.derriere, terrain.hauteur + VRAIES.auDela];
  if (autre !== undefined && premiere) {
    const milieu = (autre + premiere.x1) / 2;
    for (const cote of [-1, 1]) addRail(lieu, terrain, milieu + cote * 0.25, cote, de, jusqua);
  }
  const bretelle = voies.some(({ nom }) => nom === 'entrée' || nom === 'sortie');
  if (terrain.scene.lieu === 'autoroute' && derniere?.nom === 'berme' && !bretelle)
    addRail(lieu, terrain, derniere.x0 + 1.1, -1, de, jusqua);
}

const CAILLOUX = 900;

/** Loose chippings: more of them between the wheels' tracks and at the edges. */
export function addGravillons(lieu: Lieu, terrain: Terrain, element: Element): void {
  const { divers } = lieu.chantier.mailles;
  const alea = aleaOf(graineDuLieu(0, element.a, 8));
  const { gauche, droite } = terrain.profil;
  for (let i = 0; i < CAILLOUX; i += 1) {
    const part = alea();
    const bord = alea() < 0.45 ? (alea() < 0.5 ? part * 0.08 : 1 - part * 0.08) : part;
    const [x, z] = terrain.pointAt(
      element.a - 1 + alea() * (GRAVILLONS + 2),
      gauche + 0.1 + bord * (droite - gauche - 0.2),
    );
    const sol = lieu.sol.relief.hauteur(x, z);
    const r = 0.018 + alea() * 0.03;
    const tour = alea() * 6.28;
    const pied = (k: number): Vec => [
      x + Math.cos(tour + (k * 2 * Math.PI) / 3) * r,
      sol,
      z + Math.sin(tour + (k * 2 * Math.PI) / 3) * r,
    ];
    const sommet: Vec = [x, sol + r * 1.1, z];
    const couleur = nuance('#9C968C', 0.7 + alea() * 0.6);
    for (const k of [0, 1, 2]) divers.addTriangle([pied(k + 1), pied(k), sommet], couleur);
  }
}

/** Posts with a reflector on the outside of a bend show where the road goes. */
export function addBalises(lieu: Lieu, terrain: Terrain, element: Element): void {
  const cote = element.quoi === 'virage à droite' ? -1 : 1;
  const x = cote < 0 ? terrain.profil.gauche - 1 : terrain.profil.droite + 1;
  for (let avant = element.a - 4; avant < element.a + 70; avant += 9) {
    const ou = surRoute(terrain, avant, x);
    if (
      lieu.scene.agglomération ||
      ['asphalte', 'pavés'].includes(lieu.sol.matiereAt(ou.x, ou.y) ?? '')
    )
      continue;
    const { divers } = lieu.chantier.mailles;
    pose(lieu, ou, () => {
      divers.addBoite([0, 0.5, 0], [0.11, 1.1, 0.09], '#F0F0EC', { largeur: 0.85 });
      divers.addBoite([0, 0.82, 0], [0.115, 0.24, 0.094], '#23272A');
      for (const z of [-0.05, 0.05])
        divers.lit(lieu.chantier.nuit ? 0.8 : 0.15, () =>
          divers.addBoite([0, 0.82, z], [0.06, 0.16, 0.01], z > 0 ? '#E8641C' : '#F4F4F4'),
        );
    });
  }
}

/** Low planting on a round centre, so that one sees over it. */
export function addRondPoint(lieu: Lieu, rayon: number): void {
  const { divers, feuille } = lieu.chantier.mailles;
  const { enneige } = TEMPS[lieu.plan.temps];
  const alea = aleaOf(graineDuLieu(0, 0, 9));
  const haut = 0.45;
  pose(
    lieu,
    { x: 0, y: 0, cap: 0 },
    () => {
      divers.addBoule([0, 0.02, 0], [rayon, haut, rayon], enneige ? '#E9EEF2' : '#6B7446', {
        meridiens: 28,
        paralleles: 5,
        jusqua: 0.5,
      });
      for (let i = 0; i < 34; i += 1) {
        const [tour, part] = [i * 2.4, Math.sqrt((i + 0.5) / 34)];
        const r = part * rayon * 0.72;
        const taille = 0.3 + alea() * 0.35;
        addTouffe(
          feuille,
          [Math.cos(tour) * r, haut * Math.sqrt(1 - (r / rayon) ** 2) + 0.1, Math.sin(tour) * r],
          [taille, taille * 0.7, taille],
          {
            cartes: 12,
            taille: 0.2,
            couleur: ['#6E8048', '#7D8A55', '#64763F', '#8E8F60'][i % 4]!,
            coeur: true,
          },
          { alea, enneige, detail: 1 },
        );
      }
    },
    { etoffes: ['divers', 'feuille'] },
  );
}

/** Yellow dashes on the kerb's stones: on top and on their face. */
export function addBorduresJaunes(lieu: Lieu, terrain: Terrain): void {
  const { divers } = lieu.chantier.mailles;
  const [de, jusqua] = [-VRAIES.derriere / 2, terrain.hauteur + VRAIES.auDela / 3];
  for (const { ligne, x } of terrain.profil.lignes) {
    if (ligne !== 'jaune') continue;
    for (let a = de; a < jusqua; a += 2) {
      const ou = surRoute(terrain, a + 0.5, x);
      if (lieu.sol.matiereAt(ou.x, ou.y) !== 'bordure') continue;
      pose(lieu, ou, () => divers.addBoite([0, -0.066, 0], [0.25, 0.144, 1], '#D9A916'));
    }
  }
}
