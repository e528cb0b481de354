import { gabarit } from './gabarits.ts';
import { courbe3, repere } from './geometrie.ts';
import type { Fleche, Objet, Point, Vu } from './plan.ts';
import { milieuDe, vaVersLeHaut } from './profil.ts';
import type { UsagerRoute } from './scene.ts';
import type { Terrain } from './terrain.ts';
import { clignotantDe, estPieton, vuDe } from './usagers.ts';

/** Which way traffic goes on a surface; beside the road, as on the nearest lane. */
function sensDe(t: Terrain, voie: number): 'monte' | 'descend' {
  const { voies } = t.profil;
  const x = milieuDe(t.profil, voie);
  const tries = voies
    .filter((v) => vaVersLeHaut(v.nom) !== undefined)
    .map((v) => ({ d: Math.abs((v.x0 + v.x1) / 2 - x), haut: vaVersLeHaut(v.nom) }))
    .sort((a, b) => a.d - b.d);
  return tries[0]?.haut === false ? 'descend' : 'monte';
}

export function capRoute(t: Terrain, u: UsagerRoute): number {
  const a = t.m(u.a);
  const x = milieuDe(t.profil, u.voie);
  const nom = t.profil.voies[Math.round(u.voie) - 1]?.nom;
  const travers =
    u.fait === 'traverse' && u.sens === undefined
      ? x > (t.profil.gauche + t.profil.droite) / 2
        ? 'vers la gauche'
        : 'vers la droite'
      : u.sens;
  if (travers === 'vers la droite') return t.cap(a) + 90;
  if (travers === 'vers la gauche') return t.cap(a) - 90;
  const sens = travers ?? sensDe(t, u.voie);
  const epi = nom === 'stationnement en épi' ? 45 : 0;
  return t.cap(a) + (sens === 'monte' ? epi : 180 + epi);
}

const LARGE = 3.5;
/** Where he goes, in his own frame: ahead, to the right. */
function trace(
  t: Terrain,
  u: UsagerRoute,
  cap: number,
  devant: number | undefined,
): [number, number][] {
  const decale = (d: number, l = 7.5): [number, number][] =>
    courbe3([0, 0], [0, l * 0.5], [d, l * 0.5], [d, l], 8).map(([x, y]) => [y, x]);
  const lateral = (d: number): number => d * LARGE;
  switch (u.fait) {
    case 'roule':
      return estPieton(u.qui) || (devant !== undefined && devant < 2.4)
        ? []
        : [
            [0, 0],
            [Math.min(3.2, (devant ?? 9) - 1.3), 0],
          ];
    case 'dépasse par la gauche':
    case 'dépasse par la droite': {
      const k = u.fait === 'dépasse par la gauche' ? -1 : 1;
      if (devant !== undefined) {
        const l = Math.max(2.2, devant - 0.4);
        return [
          ...courbe3([0, 0], [0, l * 0.7], [k * 3.2, l * 0.5], [k * 3.2, l + 1.5], 8).map(
            ([x, y]): [number, number] => [y, x],
          ),
          ...courbe3([k * 3.2, l + 6.6], [k * 3.2, l + 8], [0, l + 8], [0, l + 11], 6).map(
            ([x, y]): [number, number] => [y, x],
          ),
        ];
      }
      return [
        [0, 0],
        ...courbe3([0, 4], [0, 6.5], [-k * LARGE, 6.5], [-k * LARGE, 9.5], 8).map(
          ([x, y]): [number, number] => [y, x],
        ),
      ];
    }
    case 'se rabat':
      return decale(lateral(1));
    case 'change de bande à gauche':
      return decale(lateral(-1));
    case 'change de bande à droite':
      return decale(lateral(1));
    case 'tourne à gauche':
    case 'tourne à droite': {
      const k = u.fait === 'tourne à gauche' ? -1 : 1;
      const [av, cote] = coinDe(t, u, cap, k);
      return courbe3([0, 0], [0, av * 0.75], [k * 0.8, av], [k * Math.max(4, cote), av], 10).map(
        ([x, y]) => [y, x],
      );
    }
    case 'demi-tour':
      return [
        [0, 0],
        ...Array.from({ length: 9 }, (_, i): [number, number] => [
          1.5 + 2 * Math.sin((i * Math.PI) / 8),
          -1.75 + 1.75 * Math.cos((i * Math.PI) / 8),
        ]),
        [-3, -3.5],
      ];
    case 'quitte sa place':
      return decale(coteVoie(t, u, cap) * 3, 6);
    case 'se gare':
      return decale(coteVoie(t, u, cap, true) * 3, 6);
    case 'traverse':
      return [
        [0, 0],
        [Math.max(3, traversee(t, u)), 0],
      ];
    default:
      return [];
  }
}

/** How far it is to the street that he turns into, and into which of its halves. */
function coinDe(t: Terrain, u: UsagerRoute, cap: number, k: number): [number, number] {
  const haut = Math.abs(cap) < 90;
  const a = t.m(u.a);
  const mot = k > 0 === haut ? 'droite' : 'gauche';
  const rue = t.scene.éléments
    .filter(
      (e) =>
        (e.quoi.startsWith('rue') && (e.quoi.endsWith(mot) || e.quoi.endsWith('côtés'))) ||
        e.quoi === `garage à ${mot}`,
    )
    .map((e) => t.m(e.a) + (e.quoi.startsWith('garage') ? 1.6 : haut === k > 0 ? 1.7 : 5.1))
    .map((y) => (haut ? y - a : a - y))
    .filter((d) => d > 1)
    .sort((x, y) => x - y)[0];
  const x = milieuDe(t.profil, u.voie);
  const bord = mot === 'droite' ? t.profil.droite - x : x - t.profil.gauche;
  return [rue ?? 4.5, Math.max(4, bord + 3)];
}

/** Which side of him the carriageway is on; or the parking strip, when `vers` is asked. */
function coteVoie(t: Terrain, u: UsagerRoute, cap: number, place = false): number {
  const x = milieuDe(t.profil, u.voie);
  const haut = Math.abs(cap) < 90 ? 1 : -1;
  const cible = t.profil.voies
    .filter((v) =>
      place
        ? v.nom.startsWith('stationnement') || v.nom === 'accotement'
        : vaVersLeHaut(v.nom) !== undefined,
    )
    .map((v) => (v.x0 + v.x1) / 2 - x)
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (cible === undefined) return place ? 1 : -1;
  return Math.sign(cible) * haut;
}

function traversee(t: Terrain, u: UsagerRoute): number {
  const x = milieuDe(t.profil, u.voie);
  const droite = (u.sens ?? (x > 0 ? 'vers la gauche' : 'vers la droite')) === 'vers la droite';
  return droite ? t.profil.droite - x + 0.6 : x - t.profil.gauche + 0.6;
}

const intention: Partial<Record<UsagerRoute['fait'], 'gauche' | 'droite'>> = {
  'dépasse par la gauche': 'gauche',
  'dépasse par la droite': 'droite',
  'se rabat': 'droite',
  'change de bande à gauche': 'gauche',
  'change de bande à droite': 'droite',
  'tourne à gauche': 'gauche',
  'tourne à droite': 'droite',
  'demi-tour': 'gauche',
};

export function placeRoute(t: Terrain): { objets: Objet[]; fleches: Fleche[] } {
  const objets: Objet[] = [];
  const fleches: Fleche[] = [];
  for (const u of t.scene.usagers) {
    const [long] = gabarit(u.qui);
    const cap = capRoute(t, u);
    const a = t.m(u.a);
    const debout = Math.abs(Math.cos((cap * Math.PI) / 180)) > 0.5;
    const front = t.pt(a, milieuDe(t.profil, u.voie));
    const centre: Point = debout ? repere(front, cap)(-long / 2) : front;
    const arrete =
      (u.arrêté ?? false) || ['arrêté', 'stationné', 'attend', 'porte ouverte'].includes(u.fait);
    const devant = t.scene.usagers
      .filter((x) => x !== u && Math.abs(x.voie - u.voie) < 0.6)
      .map((x) => (Math.abs(cap) < 90 ? 1 : -1) * (t.m(x.a) - a) - gabarit(x.qui)[0])
      .filter((d) => d > -1)
      .sort((x, y) => x - y)[0];
    const defaut =
      u.fait === 'quitte sa place' || u.fait === 'se gare'
        ? coteVoie(t, u, cap, u.fait === 'se gare') > 0
          ? 'droite'
          : 'gauche'
        : u.fait.startsWith('dépasse') && devant === undefined
          ? undefined
          : intention[u.fait];
    const cl = clignotantDe(u, estPieton(u.qui) ? undefined : defaut);
    const vu: Vu = {
      ...vuDe(u, t.scene.usagers),
      x: centre[0],
      y: centre[1],
      cap,
      arrete,
      ...(cl && { clignotant: cl }),
    };
    objets.push(vu);
    if (u.arrêté) continue;
    if (u.fait === 'recule') {
      const r = repere(centre, cap);
      fleches.push({ points: [r(-long / 2 - 0.35), r(-long / 2 - 3.6)], moi: vu.moi });
      continue;
    }
    if (['obstacle', 'travaux', 'remorque', 'caravane'].includes(u.qui)) continue;
    const r = repere(repere(centre, cap)(long / 2 + 0.35), cap);
    const ligne = trace(t, u, cap, devant).map(([av, d]) => r(av, d));
    if (ligne.length > 1) fleches.push({ points: ligne, moi: vu.moi });
  }
  return { objets, fleches };
}
