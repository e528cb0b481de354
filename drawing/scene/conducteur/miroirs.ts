import { TEMPS } from '../temps.ts';
import { isDeuxRoues } from '../../../droit/circulation/usagers.ts';
import { chemin, rect } from '../../svg.ts';
import { teinte } from '../plan/matieres.ts';
import type { Plan } from '../plan/plan.ts';
import { profilOf } from '../profil.ts';
import { isDeVoie, isCarrefour } from '../branche.ts';
import type { Scene } from '../scene.ts';
import { boiteSujet } from './boites.ts';
import { lettresMiroir } from './badge.ts';
import { moiOf } from './moi.ts';
import { cieux } from './ciel.ts';
import { devant, HORIZON, LARGEUR, project, trace, type Camera } from './projection.ts';
import { couvre, type Boite } from './signauxDuSiege.ts';
import { regards, type Regard } from './regards.ts';
import { feux, usager } from './usagersDuSiege.ts';
import { teintes } from '../teintes.ts';
import { fonce } from './volume.ts';

const NOIR = '#161C21';

interface Glace {
  place: Boite;
  champ: Boite;
}

const INTERIEUR: readonly Boite[] = [
  [384, 8, 196, 48],
  [202, 8, 196, 48],
  [20, 8, 196, 48],
];
const champOf = (regard: Regard): Boite => {
  const plusHaut = Math.min(
    HORIZON - 60,
    ...regard.vus.map((v) => boiteSujet(regard.camera, v)?.[1] ?? HORIZON),
  );
  // A bicycle without wheels looks like a walker.
  const plusBas = Math.max(
    HORIZON,
    ...regard.vus
      .filter(isDeuxRoues)
      .map((v) => project(regard.camera, [0, devant(regard.camera, [v.x, v.y])[1], 0])[1]),
  );
  const k = Math.min(3.2, Math.max((HORIZON + 6 - plusHaut) / 66, (plusBas + 4 - HORIZON) / 79));
  return [300 - 300 * k, HORIZON - 68 * k, 600 * k, 147 * k].map(Math.round) as unknown as Boite;
};
const EXTERIEUR = {
  gauche: { vide: [5, 276, 80, 48], plein: [5, 252, 116, 70] },
  droite: { vide: [515, 276, 80, 48], plein: [479, 252, 116, 70] },
} as const satisfies Record<string, Record<string, Boite>>;
const CHAMP_EXTERIEUR: Boite = [40, 90, 520, 312];

const CIEL = [-700, -300, 2000, 468] as const;

/** A dirt track has no marks, and is all one's own. */
const onTerre = (scene: Scene): boolean => {
  if (!isCarrefour(scene)) return false;
  const de = scene.usagers.find((usager) => usager.moi)?.de;
  return de !== undefined && isDeVoie(scene.branches[de], 'chemin');
};

function largeurs(camera: Camera, plan: Plan, scene: Scene): { bords: number[]; lignes: number[] } {
  const moi = moiOf(plan);
  if (onTerre(scene)) return { bords: [-2.1, 2.1], lignes: [] };
  // At a junction we came along the street's right half.
  if (isCarrefour(scene)) return { bords: [-1.7, 5.1], lignes: [1.7] };
  const profil = profilOf(scene);
  const at = (x: number) => devant(camera, [x, moi.y])[0];
  return {
    bords: [at(profil.gauche), at(profil.droite)].toSorted((a, b) => a - b),
    lignes: profil.lignes.filter(({ ligne }) => ligne !== 'jaune').map(({ x }) => at(x)),
  };
}

function route(camera: Camera, plan: Plan, scene: Scene): string {
  const [haut, , loin] = cieux[plan.temps];
  const { bords, lignes } = largeurs(camera, plan, scene);
  const ruban = (x0: number, x1: number, de: number, a: number) =>
    trace(
      [
        [x0, de],
        [x0, a],
        [x1, a],
        [x1, de],
      ].map(([x = 0, avant = 1]) => project(camera, [x, avant, 0])),
      1,
    );
  const traits = lignes.flatMap((x) => [4, 9, 17].map((a) => ruban(x - 0.12, x + 0.12, a, a + 3)));
  const ville = scene.agglomération && scene.lieu !== 'autoroute';
  const revetement = onTerre(scene)
    ? 'terre'
    : ('revêtement' in scene && scene.revêtement) || 'asphalte';
  return (
    rect(...CIEL, haut) +
    (ville
      ? chemin('M-700-216L230 150H370L1300-216V190H-700Z', '#B59482')
      : rect(-700, HORIZON - 14, 2000, 15, loin)) +
    rect(-700, HORIZON, 2000, 400, teinte(ville ? 'trottoir' : 'herbe', plan.temps)) +
    chemin(ruban(bords[0] ?? -2, bords[1] ?? 5, 2, 300), teinte(revetement, plan.temps)) +
    chemin(traits.join(''), '#FFFFFF') +
    (TEMPS[plan.temps].sombre
      ? rect(-700, -300, 2000, 900, '#060D20', { 'fill-opacity': 0.66 })
      : '')
  );
}

function reflet({ place, champ }: Glace, contenu: string): string {
  const [x, y, large, haut] = place;
  return `<svg x="${x}" y="${y}" width="${large}" height="${haut}" viewBox="${champ.join(' ')}" preserveAspectRatio="xMidYMid slice"><g transform="matrix(-1 0 0 1 600 0)">${contenu}</g></svg>`;
}

const eux = (regard: Regard, nuit: boolean): string =>
  regard.vus.map((v) => usager(regard.camera, v) + feux(regard.camera, v, nuit)).join('');

const champAt =
  ({ place: [x, , large], champ: [cx, , champ] }: Glace) =>
  (px: number): number =>
    x + ((LARGEUR - px - cx) / champ) * large;

interface Miroir {
  boite: Boite;
  svg: string;
}

function verre(plan: Plan, scene: Scene, regard: Regard, glace: Glace, flanc: string): Miroir {
  const [x, y, large, haut] = glace.place;
  return {
    boite: glace.place,
    svg:
      reflet(glace, route(regard.camera, plan, scene) + eux(regard, TEMPS[plan.temps].sombre)) +
      flanc +
      rect(x, y, large, haut, 'none', { rx: 13, stroke: NOIR, 'stroke-width': 7 }) +
      lettresMiroir(regard.camera, regard.vus, glace.place, champAt(glace)),
  };
}

/** Hung where it hides nothing; an empty one may be left out. */
function interieur(plan: Plan, scene: Scene, regard: Regard, pris: Boite[]): Miroir[] {
  const libre = (b: Boite) => !pris.some((p) => couvre(p, b));
  const place = INTERIEUR.find(libre) ?? (regard.vus.length > 0 ? INTERIEUR[0] : undefined);
  if (!place) return [];
  const miroir = verre(plan, scene, regard, { place, champ: champOf(regard) }, '');
  return [{ ...miroir, svg: rect(place[0] + place[2] / 2 - 6, 0, 12, 14, NOIR) + miroir.svg }];
}

function exterieur(plan: Plan, scene: Scene, regard: Regard, cote: 'gauche' | 'droite'): Miroir {
  const place = EXTERIEUR[cote][regard.vus.length > 0 ? 'plein' : 'vide'];
  const [x, y, large, haut] = place;
  const [a, s] = cote === 'gauche' ? [x + large, -1] : [x, 1];
  const flanc = fonce(teintes[moiOf(plan).couleur], TEMPS[plan.temps].sombre ? 0.6 : 0.1);
  const miroir = verre(
    plan,
    scene,
    regard,
    { place, champ: CHAMP_EXTERIEUR },
    chemin(`M${a} ${y + 18}l${s * 11} ${haut - 18}H${a}Z`, flanc),
  );
  const pied = chemin(
    `M${a + s * 40} ${y + haut}L${a - s * 4} ${y + haut - 10}L${a - s * 18} ${y + haut + 34}H${a + s * 6}Z`,
    NOIR,
  );
  return { ...miroir, svg: pied + miroir.svg };
}

/** Two-wheelers' mirrors show followers only. `pris` must stay visible. */
export function miroirs(camera: Camera, plan: Plan, scene: Scene, pris: Boite[]): Miroir[] {
  const deuxRoues = isDeuxRoues(moiOf(plan));
  const { dedans, gauche, droite } = regards(camera, plan);
  const dehors = (
    [
      ['gauche', gauche],
      ['droite', droite],
    ] as const
  ).filter(
    ([cote, regard]) =>
      regard.vus.length > 0 ||
      // An empty right mirror would hide the kerb.
      (cote === 'gauche' && !deuxRoues && !pris.some((p) => couvre(p, EXTERIEUR[cote].vide))),
  );
  return [
    ...(deuxRoues && dedans.vus.length === 0 ? [] : interieur(plan, scene, dedans, pris)),
    ...dehors.map(([cote, regard]) => exterieur(plan, scene, regard, cote)),
  ];
}
