import { el, rect, texte } from '../../svg.ts';
import { disposer, drawConducteur } from '../conducteur/index.ts';
import {
  devant,
  HAUTEUR,
  HORIZON,
  LARGEUR,
  project,
  type Camera,
} from '../conducteur/projection.ts';
import { tailleOf } from '../conducteur/taille.ts';
import { badge, feux, usager } from '../conducteur/usagers.ts';
import { carrosse, isRoulant } from '../conducteur/vehicules.ts';
import { gabarit } from '../plan/gabarits.ts';
import { tour } from '../plan/geometrie.ts';
import type { Plan, Point, Vu } from '../plan/plan.ts';
import type { Carrefour } from '../scene.ts';
import type { Ici } from './courses.ts';
import { poseOf, type Piste } from './film.ts';
import type { Acteur, Tournage } from './tournage.ts';

const BLEU = '#0B4EA2';
/** Nearer than this nobody is drawn any more: he would fill the windscreen. */
const PRES = 2.6;
const LOIN = 60;
/** A card shows the picture without its edges: numbers keep so far from them. */
const BORD = 72;
/** How often somebody is drawn anew on his way; between two drawings the first one moves and grows. */
const DESSINS = 8;
/** When we go ourselves the view comes nearer, and goes to where we turn. */
const ELAN = { duree: 1100, echelle: 1.45, virage: 130 };

/** Whether somebody is to be seen through the windscreen. */
export const parLePareBrise =
  (camera: Camera) =>
  ({ x, y }: Ici, vu: Vu): boolean => {
    if (vu.moi) return true;
    const [droite, avant] = devant(camera, [x, y]);
    const marge = gabarit(vu.qui)[0] / 2;
    return (
      avant > PRES &&
      avant < LOIN &&
      Math.abs(droite) < (avant * LARGEUR) / 2 / camera.focale + marge
    );
  };

const hautOf = (camera: Camera, vu: Vu): number =>
  isRoulant(vu.qui) ? carrosse(vu.qui, vu.couleur, false).haut : 1.8 * tailleOf(camera, vu);

/** His foot on the picture, and how far off he is. */
const piedOf = (camera: Camera, { x, y }: Ici): { point: Point; avant: number } => {
  const [droite, avant] = devant(camera, [x, y]);
  return { point: project(camera, [droite, avant, 0]), avant };
};

const groupe = (e: string, svg: string, plus: Record<string, string | number> = {}): string =>
  el('g', { 'data-e': e, ...plus }, svg);

const drawNumero = ([x, y]: Point, numero: number): string =>
  rect(x - 18, y - 18, 36, 36, BLEU, { rx: 8, stroke: '#fff', 'stroke-width': 3 }) +
  texte(`${numero}`, x, y + 10, 28, '#fff');

interface Passage {
  poses: { avant: number; svg: string }[];
  /** Their labels and numbers, and our own, which stays before our eyes. */
  eux: string;
  nous: string;
  pistes: Piste[];
}

/** One who passes before our eyes: a drawing for each part of his way. */
function passage(
  camera: Camera,
  acteur: Acteur,
  i: number,
  { numero, nuit }: { numero: number; nuit: boolean },
): Passage {
  const { course, vu, apres, duree } = acteur;
  const instants = Array.from({ length: DESSINS + 1 }, (_, k) => (course.duree * k) / DESSINS);
  const ici = instants.map((t) => course.at(t)).filter((p) => piedOf(camera, p).avant > 1);
  const pieds = ici.map((p) => piedOf(camera, p));
  const enVue = parLePareBrise(camera);
  const reste = enVue(ici.at(-1)!, vu);
  const poses = ici.flatMap((p, k) => {
    if (k === ici.length - 1 && !reste) return [];
    const la = { ...vu, ...p };
    const svg = usager(camera, la) + feux(camera, la, nuit);
    return [
      { avant: pieds[k]!.avant, svg: groupe(`p${i}-${k}`, svg, k === 0 ? {} : { opacity: 0 }) },
    ];
  });
  const pas = 1 / DESSINS;
  const cache = { opacite: 0 };
  const dessins = poses.map((_, k): Piste => {
    const [de, a] = [pieds[k]!, pieds[k + 1]];
    const debut = k * pas;
    const avant = k === 0 ? [] : [poseOf(0, 0, 0, cache), poseOf(debut - 0.001, 0, 0, cache)];
    if (!a)
      return {
        e: `p${i}-${k}`,
        apres,
        duree,
        images: [...avant, poseOf(debut, 0, 0), poseOf(1, 0, 0)],
      };
    const echelle = de.avant / a.avant;
    const [x, y] = [a.point[0] - echelle * de.point[0], a.point[1] - echelle * de.point[1]];
    const fin = Math.min(1, debut + pas);
    return {
      e: `p${i}-${k}`,
      apres,
      duree,
      images: [
        ...avant,
        poseOf(debut, 0, 0),
        poseOf(fin - 0.001, x, y, { echelle }),
        poseOf(fin, x, y, { echelle, opacite: 0 }),
        ...(fin < 1 ? [poseOf(1, x, y, { echelle, opacite: 0 })] : []),
      ],
    };
  });
  const haut = hautOf(camera, vu);
  const tetes = ici.map((p): Point => {
    const [droite, avant] = devant(camera, [p.x, p.y]);
    return project(camera, [droite, avant, haut]);
  });
  const [tx, ty] = tetes[0]!;
  const nomme = vu.nom !== undefined || vu.vitesse !== undefined;
  const ou: Point = [
    Math.max(BORD, Math.min(LARGEUR - BORD, tx + (nomme ? 44 : 0))),
    Math.max(24, ty - 26),
  ];
  const suit = tetes.map(([x, y], k) =>
    poseOf(k * pas, x - tx, y - ty, k === DESSINS && !reste ? cache : {}),
  );
  const derniere = suit.at(-1)!;
  const images = derniere[0] < 1 ? [...suit, poseOf(1, derniere[1], derniere[2], cache)] : suit;
  return {
    poses,
    nous: '',
    eux:
      groupe(`l${i}`, badge(camera, vu, [])) +
      groupe(`n${i}`, drawNumero(ou, numero), { 'data-numero': '' }),
    pistes: [
      ...dessins,
      { e: `l${i}`, apres, duree, images },
      { e: `n${i}`, apres, duree, images },
    ],
  };
}

/** We go ourselves: what lies ahead comes nearer. */
function depart(acteur: Acteur, i: number, numero: number): Passage {
  const { course, apres } = acteur;
  const tourne = tour(course.at(course.duree).cap - course.vu.cap + 180) - 180;
  const cote = Math.abs(tourne) < 25 ? 0 : -Math.sign(tourne) * ELAN.virage;
  const { echelle, duree } = ELAN;
  return {
    poses: [],
    eux: '',
    nous: groupe(`n${i}`, drawNumero([LARGEUR / 2, HAUTEUR * 0.72], numero), {
      'data-numero': '',
    }),
    pistes: [
      {
        e: 'dehors',
        apres,
        duree,
        images: [
          poseOf(0, 0, 0),
          poseOf(1, (1 - echelle) * (LARGEUR / 2) + cote, (1 - echelle) * HORIZON, { echelle }),
        ],
      },
      { e: `n${i}`, apres, duree, images: [poseOf(0, 0, 0), poseOf(1, 0, 0)] },
    ],
  };
}

/** The same picture with everybody who moves in groups of his own, and how each group moves. */
export function filmSiege(
  plan: Plan,
  scene: Carrefour,
  titre: string,
  { etapes, acteurs }: Tournage,
): { svg: string; pistes: Piste[][] } {
  const { camera, moi, vus } = disposer(plan, scene);
  const passages = acteurs.map((acteur, i) => {
    const numero = etapes[acteur.etape]!.numero!;
    if (acteur.vu === moi) return depart(acteur, i, numero);
    return vus.includes(acteur.vu)
      ? passage(camera, acteur, i, { numero, nuit: plan.temps === 'nuit' })
      : undefined;
  });
  const svg = drawConducteur(plan, scene, titre, {
    acteurs: new Set(acteurs.map((a) => a.vu).filter((vu) => vu !== moi)),
    poses: passages.flatMap((p) => p?.poses ?? []),
    dehors: (dehors) =>
      groupe('dehors', dehors + passages.map((p) => p?.eux ?? '').join('')) +
      passages.map((p) => p?.nous ?? '').join(''),
  });
  return {
    svg,
    pistes: etapes.map((_, i) =>
      passages.flatMap((p, k) => (acteurs[k]!.etape === i ? (p?.pistes ?? []) : [])),
    ),
  };
}
