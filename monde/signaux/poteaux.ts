import { cleDeSignal } from '../../drawing/scene/mouvement/filmRecu.ts';
import { postesOf } from '../../drawing/scene/plan/objets.ts';
import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Plan, Poste } from '../../drawing/scene/plan/plan.ts';
import { VRAIES } from '../../drawing/scene/mesures.ts';
import { profilOf } from '../../drawing/scene/profil.ts';
import type { Scene } from '../../drawing/scene/scene.ts';
import type { Signal } from '../../drawing/signal.schema.ts';
import { type Chantier, placeAt } from '../chantier.ts';
import { devant, radians, type Vec } from '../maille/vecteurs.ts';
import { type Planche, plancheOf, type SigneDe, uvOf } from './planche.ts';

/** Metres of a unit in which signs are drawn: 200 units are a disc or a triangle. */
const EN_VILLE = 0.86 / 202;
const DEHORS = 0.95 / 202;
const FEU = 0.95 / 230;
/** Above lanes plates are larger. */
const PORTIQUE = 1.5;
/** In metres: the lowest edge. */
const SOUS_EN_VILLE = 2.15;
const SOUS_DEHORS = 1.7;
const SOUS_FEU = 2.25;
const SOUS_PORTIQUE = 5.3;
const ECART = 0.06;
const ACIER = '#9BA2A7';
const NOIR = '#15181B';
const DOS = '#6B7277';

/** A plate or a light as it hangs: where, how large, whom it faces. Metres and degrees. */
export interface Plaque {
  signal: Signal;
  poste: Poste;
  ou: Vec;
  largeur: number;
  hauteur: number;
  cap: number;
}

export interface Signaux {
  planche: Planche;
  plaques: Plaque[];
}

/** In metres: radius of a post, and of a light's. */
const [MAT, MAT_DE_FEU] = [0.038, 0.06];

const isFeu = (signal: Signal): boolean => 'feu' in signal;

export function addSignaux(
  chantier: Chantier,
  plan: Plan,
  scene: Scene,
  hauteurAt: (x: number, z: number) => number,
  signeDe: SigneDe,
): Signaux {
  const postes = postesOf(plan);
  const planche = plancheOf(
    postes.flatMap(({ dessins }) => dessins),
    signeDe,
  );
  const plaques = postes.flatMap((poste) =>
    addPoste(chantier, poste, planche, scene.agglomération, hauteurAt(poste.x, poste.y)),
  );
  addPortiques(chantier, postes, scene);
  return { planche, plaques };
}

function addPoste(
  chantier: Chantier,
  poste: Poste,
  planche: Planche,
  ville: boolean,
  sol: number,
): Plaque[] {
  const haut = poste.hauteur === 'portique';
  const unite = (ville ? EN_VILLE : DEHORS) * (haut ? PORTIQUE : 1);
  const pieces = poste.dessins.map((signal) => {
    const { l, h } = planche.cases.get(cleDeSignal(signal))!;
    const echelle = isFeu(signal) ? FEU : unite;
    return { signal, largeur: l * echelle, hauteur: h * echelle };
  });
  const somme = pieces.reduce((s, { hauteur }) => s + hauteur + ECART, -ECART);
  const feu = pieces.some(({ signal }) => isFeu(signal));
  const dessous = haut ? SOUS_PORTIQUE : feu ? SOUS_FEU : ville ? SOUS_EN_VILLE : SOUS_DEHORS;
  const { divers } = chantier.mailles;
  const plaques: Plaque[] = [];
  let sommet = dessous + somme;
  placeAt(
    chantier.mailles,
    ['divers', 'plaque'],
    [poste.x, sol, poste.y],
    -radians(poste.cap),
    () => {
      if (!haut) addMat(divers, sommet, feu);
      for (const { signal, largeur, hauteur } of pieces) {
        const milieu = sommet - hauteur / 2;
        const avance = isFeu(signal) ? 0.24 : 0.06;
        if (isFeu(signal)) addBoitier(chantier, signal, planche, milieu, largeur, hauteur);
        else
          addPlaque(
            chantier,
            signal,
            planche,
            [milieu, feu ? MAT_DE_FEU : MAT],
            [largeur, hauteur],
          );
        const ou = divers.toWorld([0, milieu, -avance]);
        plaques.push({ signal, poste, ou, largeur, hauteur, cap: poste.cap });
        sommet -= hauteur + ECART;
      }
    },
  );
  if (!haut)
    chantier.contacts.push({ ou: [poste.x, sol, poste.y], cap: 0, largeur: 0.25, longueur: 0.25 });
  return plaques;
}

function addMat(divers: Chantier['mailles']['divers'], hauteur: number, feu: boolean): void {
  divers.addTube(
    [
      [0, -0.1, 0],
      [0, hauteur + 0.03, 0],
    ],
    feu ? MAT_DE_FEU : MAT,
    feu ? '#3A3F44' : ACIER,
    { cotes: 10 },
  );
}

/** Seen from the front, left to right: from +x to -x. */
function addFace(
  chantier: Chantier,
  signal: Signal,
  planche: Planche,
  milieu: number,
  [largeur, hauteur, z]: Vec,
  lueur: number,
): void {
  const { plaque } = chantier.mailles;
  const [x, y] = [largeur / 2, hauteur / 2];
  plaque.lit(lueur, () =>
    plaque.addQuad(
      [
        [x, milieu - y, z],
        [-x, milieu - y, z],
        [-x, milieu + y, z],
        [x, milieu + y, z],
      ],
      '#FFFFFF',
      uvOf(planche, signal),
    ),
  );
}

function addPlaque(
  chantier: Chantier,
  signal: Signal,
  planche: Planche,
  [milieu, mat]: readonly [number, number],
  [largeur, hauteur]: readonly [number, number],
): void {
  const [dos, face] = [-mat - 0.005, -mat - 0.017];
  addFace(chantier, signal, planche, milieu, [largeur, hauteur, face], chantier.nuit ? 0.4 : 0.12);
  // The back has the same outline, seen mirrored.
  const [u0, v0, u1, v1] = uvOf(planche, signal);
  const [x, y] = [largeur / 2, hauteur / 2];
  chantier.mailles.plaque.addQuad(
    [
      [-x, milieu - y, dos],
      [x, milieu - y, dos],
      [x, milieu + y, dos],
      [-x, milieu + y, dos],
    ],
    DOS,
    [u1, v0, u0, v1],
  );
  for (const dy of [-0.22, 0.22])
    chantier.mailles.divers.addBoite([0, milieu + dy * hauteur, -mat], [0.1, 0.03, 0.03], DOS);
}

const ALLUMEES = /<circle cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="28" fill="#(E02A24|FF9D0A|22A559)"/g;
/** An arrow or a bicycle in a dark glass. */
const FIGURE = /#(F03A42|FF9D0A|22A559)/;
/** A thin figure must shine more than a whole lamp, to be seen from as far. */
const [LUEUR, LUEUR_DE_FIGURE] = [0.55, 1];
const LUEURS: Record<string, string> = {
  E02A24: '#FF2A20',
  FF9D0A: '#FFA010',
  '22A559': '#20E080',
};

function addBoitier(
  chantier: Chantier,
  signal: Signal,
  planche: Planche,
  milieu: number,
  largeur: number,
  hauteur: number,
): void {
  const { divers } = chantier.mailles;
  divers.addBoite([0, milieu, -0.12], [largeur * 0.52, hauteur * 0.95, 0.2], NOIR);
  const { svg } = planche.cases.get(cleDeSignal(signal))!;
  const lueur = FIGURE.test(svg.replaceAll(ALLUMEES, '')) ? LUEUR_DE_FIGURE : LUEUR;
  addFace(chantier, signal, planche, milieu, [largeur, hauteur, -0.235], lueur);
  for (const [, cx, cy, couleur] of svg.matchAll(ALLUMEES)) {
    const ou = divers.toWorld([-Number(cx) * FEU, milieu - Number(cy) * FEU, -0.34]);
    chantier.halos.push({ ou, couleur: LUEURS[couleur!]!, taille: 0.9 });
    // A visor over the lit lamp.
    divers.addBoite(
      [-Number(cx) * FEU, milieu - Number(cy) * FEU + 0.13, -0.3],
      [0.26, 0.015, 0.16],
      NOIR,
    );
  }
}

/** In metres. */
const DERRIERE = 0.2;

/** One beam over the road for all that hangs at the same place. */
function addPortiques(chantier: Chantier, postes: readonly Poste[], scene: Scene): void {
  if (isCarrefour(scene)) return;
  const { gauche, droite } = profilOf(scene, VRAIES);
  // Beams run behind what they bear.
  const lieux = new Set(
    postes
      .filter(({ hauteur }) => hauteur === 'portique')
      .map(({ y, cap }) => y - devant(cap)[2] * DERRIERE),
  );
  for (const z of lieux) {
    const { divers } = chantier.mailles;
    const [g, d] = [gauche - 1, droite + 1];
    for (const y of [5.9, 6.9])
      divers.addTube(
        [
          [g, y, z],
          [d, y, z],
        ],
        0.09,
        '#8E969B',
      );
    for (let x = g; x < d; x += 1.2)
      divers.addTube(
        [
          [x, 5.9, z],
          [x + 1.2 > d ? d : x + 1.2, 6.9, z],
        ],
        0.035,
        '#8E969B',
        { cotes: 5 },
      );
    for (const x of [g, d])
      divers.addTube(
        [
          [x, -0.1, z],
          [x, 7, z],
        ],
        0.17,
        '#8E969B',
        { cotes: 12 },
      );
  }
}
