import { isRue } from '../../elements.ts';
import { courbe3, repere } from '../geometrie.ts';
import type { Fleche, Objet, Point, Vu } from '../plan.ts';
import { isDeGenre, milieuOf, vaVersLeHaut } from '../../profil.ts';
import type { UsagerRoute } from '../../scene.ts';
import type { Terrain } from './terrain.ts';
import { clignotantOf, vuOf } from '../vuOf.ts';
import { isPieton } from '../../../../droit/circulation/usagers.ts';

function sensOf(terrain: Terrain, voie: number): 'monte' | 'descend' {
  const { voies } = terrain.profil;
  const x = milieuOf(terrain.profil, voie);
  const tries = voies
    .filter((v) => vaVersLeHaut(v.nom) !== undefined)
    .map((v) => ({ d: Math.abs((v.x0 + v.x1) / 2 - x), haut: vaVersLeHaut(v.nom) }))
    .sort((a, b) => a.d - b.d);
  return tries[0]?.haut === false ? 'descend' : 'monte';
}

export function capRoute(terrain: Terrain, usager: UsagerRoute): number {
  const avant = terrain.enDessin(usager.a);
  const x = milieuOf(terrain.profil, usager.voie);
  const nom = terrain.profil.voies[Math.round(usager.voie) - 1]?.nom;
  const travers =
    usager.fait === 'traverse' && usager.sens === undefined
      ? x > (terrain.profil.gauche + terrain.profil.droite) / 2
        ? 'vers la gauche'
        : 'vers la droite'
      : usager.sens;
  if (travers === 'vers la droite') return terrain.cap(avant) + 90;
  if (travers === 'vers la gauche') return terrain.cap(avant) - 90;
  const sens = travers ?? sensOf(terrain, usager.voie);
  const epi = nom === 'stationnement en épi' ? 45 : 0;
  return terrain.cap(avant) + (sens === 'monte' ? epi : 180 + epi);
}

const LARGE = 3.5;
/** His way on, as pairs of metres: ahead of him, to his right. */
function parcoursOf(
  terrain: Terrain,
  usager: UsagerRoute,
  cap: number,
  devant: number | undefined,
): [number, number][] {
  const decale = (decalage: number, largeur = 7.5): [number, number][] =>
    courbe3([0, 0], [0, largeur * 0.5], [decalage, largeur * 0.5], [decalage, largeur], 8).map(
      ([x, y]) => [y, x],
    );
  const lateral = (d: number): number => d * LARGE;
  switch (usager.fait) {
    case 'roule':
      return isPieton(usager) || (devant !== undefined && devant < 2.4)
        ? []
        : [
            [0, 0],
            [Math.min(3.2, (devant ?? 9) - 1.3), 0],
          ];
    case 'dépasse par la gauche':
    case 'dépasse par la droite': {
      const cote = usager.fait === 'dépasse par la gauche' ? -1 : 1;
      if (devant !== undefined) {
        const largeur = Math.max(2.2, devant - 0.4);
        return [
          ...courbe3(
            [0, 0],
            [0, largeur * 0.7],
            [cote * 3.2, largeur * 0.5],
            [cote * 3.2, largeur + 1.5],
            8,
          ).map(([x, y]): [number, number] => [y, x]),
          ...courbe3(
            [cote * 3.2, largeur + 6.6],
            [cote * 3.2, largeur + 8],
            [0, largeur + 8],
            [0, largeur + 11],
            6,
          ).map(([x, y]): [number, number] => [y, x]),
        ];
      }
      const cotes = coteACote(terrain, usager, cap, cote);
      if (cotes !== undefined)
        return [
          [0, 0],
          [Math.max(4, cotes + 1.5), 0],
        ];
      return [
        [0, 0],
        ...courbe3([0, 4], [0, 6.5], [-cote * LARGE, 6.5], [-cote * LARGE, 9.5], 8).map(
          ([x, y]): [number, number] => [y, x],
        ),
      ];
    }
    case 'se rabat':
    case 'change de bande à gauche':
    case 'change de bande à droite': {
      const large = Math.max(4, Math.min(7.5, (devant ?? 9) - 0.6));
      const cote = lateral(usager.fait === 'change de bande à gauche' ? -1 : 1);
      return [...decale(cote, large), [Math.max(large + 1.5, 7.5), cote]];
    }
    case 'tourne à gauche':
    case 'tourne à droite': {
      const signe = usager.fait === 'tourne à gauche' ? -1 : 1;
      const [av, cote] = coinOf(terrain, usager, cap, signe);
      return courbe3(
        [0, 0],
        [0, av * 0.75],
        [signe * 0.8, av],
        [signe * Math.max(4, cote), av],
        10,
      ).map(([x, y]) => [y, x]);
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
      return decale(coteVoie(terrain, usager, cap) * 3, 6);
    case 'se gare':
      return decale(coteVoie(terrain, usager, cap, true) * 3, 6);
    case 'traverse':
      return [
        [0, 0],
        [Math.max(3, traversee(terrain, usager)), 0],
      ];
    case 'recule':
    case 'arrêté':
    case 'stationné':
    case 'attend':
    case 'porte ouverte':
      return [];
  }
}

function coteACote(
  { profil, scene, enDessin }: Terrain,
  usager: UsagerRoute,
  cap: number,
  cote: number,
): number | undefined {
  const sens = Math.abs(cap) < 90 ? 1 : -1;
  const x = milieuOf(profil, usager.voie) - cote * sens * LARGE;
  return scene.usagers
    .filter((autre) => autre !== usager && Math.abs(milieuOf(profil, autre.voie) - x) < 1.4)
    .map((autre) => sens * (enDessin(autre.a) - enDessin(usager.a)))
    .filter((d) => d > 0 && d < 9)
    .sort((a, b) => a - b)[0];
}

function coinOf(
  terrain: Terrain,
  usager: UsagerRoute,
  cap: number,
  cote: number,
): [number, number] {
  const haut = Math.abs(cap) < 90;
  const avant = terrain.enDessin(usager.a);
  const mot = cote > 0 === haut ? 'droite' : 'gauche';
  const rue = terrain.scene.éléments
    .filter(
      (element) =>
        (isRue(element) && (element.quoi.endsWith(mot) || element.quoi.endsWith('côtés'))) ||
        element.quoi === `garage à ${mot}`,
    )
    .map(
      (e) =>
        terrain.enDessin(e.a) + (e.quoi.startsWith('garage') ? 1.6 : haut === cote > 0 ? 1.7 : 5.1),
    )
    .map((y) => (haut ? y - avant : avant - y))
    .filter((d) => d > 1)
    .sort((x, y) => x - y)[0];
  const x = milieuOf(terrain.profil, usager.voie);
  const bord = mot === 'droite' ? terrain.profil.droite - x : x - terrain.profil.gauche;
  return [rue ?? 4.5, Math.max(4, bord + 3)];
}

function coteVoie(terrain: Terrain, usager: UsagerRoute, cap: number, place = false): number {
  const x = milieuOf(terrain.profil, usager.voie);
  const haut = Math.abs(cap) < 90 ? 1 : -1;
  const cible = terrain.profil.voies
    .filter((voie) =>
      place
        ? isDeGenre(voie.nom, 'emplacements') || voie.nom === 'accotement'
        : vaVersLeHaut(voie.nom) !== undefined,
    )
    .map((v) => (v.x0 + v.x1) / 2 - x)
    .sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (cible === undefined) return place ? 1 : -1;
  return Math.sign(cible) * haut;
}

function traversee(terrain: Terrain, usager: UsagerRoute): number {
  const x = milieuOf(terrain.profil, usager.voie);
  const droite =
    (usager.sens ?? (x > 0 ? 'vers la gauche' : 'vers la droite')) === 'vers la droite';
  return droite ? terrain.profil.droite - x + 0.6 : x - terrain.profil.gauche + 0.6;
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

/** `avances`: how far along the road each has his front. */
export function placeRoute(
  terrain: Terrain,
  avances: readonly number[],
): { objets: Objet[]; fleches: Fleche[] } {
  const objets: Objet[] = [];
  const fleches: Fleche[] = [];
  for (const [rang, usager] of terrain.scene.usagers.entries()) {
    const vuSansLieu = vuOf(usager, terrain.scene.usagers, terrain.mesures);
    const [long] = vuSansLieu.taille;
    const cap = capRoute(terrain, usager);
    const avant = terrain.enDessin(avances[rang]!);
    const debout = Math.abs(Math.cos((cap * Math.PI) / 180)) > 0.5;
    const front = terrain.pointAt(avant, milieuOf(terrain.profil, usager.voie));
    const centre: Point = debout ? repere(front, cap)(-long / 2) : front;
    const devant = terrain.scene.usagers
      .filter((x) => x !== usager && Math.abs(x.voie - usager.voie) < 0.6)
      .map(
        (x) =>
          (Math.abs(cap) < 90 ? 1 : -1) * (terrain.enDessin(x.a) - avant) -
          terrain.mesures.gabarit(x.qui)[0],
      )
      .filter((d) => d > -1)
      .sort((x, y) => x - y)[0];
    const defaut =
      usager.fait === 'quitte sa place' || usager.fait === 'se gare'
        ? coteVoie(terrain, usager, cap, usager.fait === 'se gare') > 0
          ? 'droite'
          : 'gauche'
        : usager.fait.startsWith('dépasse') && devant === undefined
          ? undefined
          : intention[usager.fait];
    const cl = clignotantOf(usager, isPieton(usager) ? undefined : defaut);
    const vu: Vu = {
      ...vuSansLieu,
      x: centre[0],
      y: centre[1],
      cap,
      ...(cl && { clignotant: cl }),
    };
    objets.push(vu);
    if (usager.arrêté) continue;
    if (usager.fait === 'recule') {
      const place = repere(centre, cap);
      fleches.push({ points: [place(-long / 2 - 0.35), place(-long / 2 - 3.6)], moi: vu.moi });
      continue;
    }
    if (['obstacle', 'travaux', 'remorque', 'caravane'].includes(usager.qui)) continue;
    const pose = repere(repere(centre, cap)(long / 2 + 0.35), cap);
    const ligne = parcoursOf(terrain, usager, cap, devant).map(([av, d]) => pose(av, d));
    if (ligne.length > 1) fleches.push({ points: ligne, moi: vu.moi });
  }
  return { objets, fleches };
}
