import { aleaOf } from '../drawing/alea.ts';
import { type Mesures, VRAIES } from '../drawing/scene/mesures.ts';
import { layOut } from '../drawing/scene/plan/index.ts';
import type { Plan, Point, Trajet } from '../drawing/scene/plan/plan.ts';
import { terrainOf } from '../drawing/scene/plan/route/terrain.ts';
import { bandesVues, milieuOf, type Profil, profilOf } from '../drawing/scene/profil.ts';
import type {
  Carrefour,
  Route,
  Scene,
  UsagerCarrefour,
  UsagerRoute,
} from '../drawing/scene/scene.ts';
import { isChose } from './choses.ts';
import type { Acteur, Morceau } from './clip.ts';
import { adoucie } from './ligne.ts';

/** In metres: a junction's arms end where the next piece begins. */
const BRAS = 36;
/** In metres beside a road's middle: beyond lie the fields of the whole clip. */
const HERBE = 16;

/** Life's metres, in a piece that others continue. */
export const MESURES: Mesures = {
  ...VRAIES,
  loin: BRAS,
  bande: 3.5,
  trottoir: 2.6,
  derriere: 0,
  auDela: 0,
  herbe: HERBE,
};

/** A piece in its own metres, before it lies anywhere. */
export interface MorceauPlan {
  /** Nobody moves in it. */
  scene: Scene;
  mesures: Mesures;
  plan: Plan;
  /** My lane's middle through it. */
  ligne: Point[];
  /** Ways of those who cross it. */
  trajets: ReadonlyMap<Acteur, Trajet>;
}

/** In metres: a parked car with room before and behind it, and one aslant between its marks. */
const [PLACE, EN_EPI] = [5.6, 3.6];
const UNE_VOITURE = 4.6;
const CAMIONNETTES = 0.12;
const COULEURS = ['grise', 'blanche', 'noire', 'bleue', 'rouge', 'grise', 'verte'] as const;

/** Places along a strip. `a`: a front's place; `jeu`: 0 to 1, nobody parks to the centimetre. */
interface Rangee {
  nombre: number;
  at: (k: number, jeu: number) => { voie: number; a: number; milieu: number };
  sens: 'monte' | 'descend';
  /** A van is too long aslant. */
  camionnettes: number;
}

function rangeeDe(scene: Route, profil: Profil, i: number): Rangee | undefined {
  const { nom } = profil.voies[i]!;
  const aDroite = i > profil.voies.length / 2;
  const voie = i + 1;
  if (nom === 'stationnement') {
    const unique = !bandesVues(scene, 'descend').includes('↑');
    const monte = unique || aDroite;
    return {
      nombre: Math.floor((scene.longueur - 3) / PLACE),
      at: (k, jeu) => {
        const avant = 2 + (k + 1) * PLACE - 0.6 + jeu * 0.5;
        const milieu = avant - UNE_VOITURE / 2;
        return { voie, a: monte ? avant : avant - UNE_VOITURE, milieu };
      },
      sens: monte ? 'monte' : 'descend',
      camionnettes: CAMIONNETTES,
    };
  }
  if (nom !== 'stationnement en épi') return undefined;
  // A front's place is told; its middle lies in the strip's.
  const cote = aDroite ? 1 : -1;
  const devant = (VRAIES.gabarit('voiture')[0] / 2) * Math.SQRT1_2;
  const part = devant / Math.abs(milieuOf(profil, voie + cote) - milieuOf(profil, voie));
  return {
    nombre: Math.floor(scene.longueur / EN_EPI) - 1,
    at: (k) => {
      const milieu = (k + 1) * EN_EPI;
      return { voie: voie + cote * part, a: milieu + cote * devant, milieu };
    },
    sens: aDroite ? 'monte' : 'descend',
    camionnettes: 0,
  };
}

/** Parked cars along each parking strip: the same words park the same cars. */
function garesOf(scene: Route, { garés, libre }: Morceau, graine: number): UsagerRoute[] {
  const alea = aleaOf(graine);
  const profil = profilOf(scene, MESURES);
  return profil.voies.flatMap((_, i): UsagerRoute[] => {
    const rangee = rangeeDe(scene, profil, i);
    if (!rangee) return [];
    return Array.from({ length: rangee.nombre }, (__, k): UsagerRoute[] => {
      const { voie, a, milieu } = rangee.at(k, alea());
      const pris =
        alea() < garés &&
        !libre.some(([de, fin]) => milieu + UNE_VOITURE / 2 > de && milieu - UNE_VOITURE / 2 < fin);
      const qui = alea() < rangee.camionnettes ? 'camionnette' : 'voiture';
      const couleur = COULEURS[Math.floor(alea() * COULEURS.length)]!;
      return pris ? [{ qui, couleur, voie, a, sens: rangee.sens, fait: 'stationné' }] : [];
    }).flat();
  });
}

/** A road: my line is the middle of my strip. */
export function planDeRoute(
  ecrite: Route,
  morceau: Morceau,
  { mesures, jour, graine }: { mesures: Mesures; jour: string; graine: number },
): MorceauPlan {
  const gares = garesOf(ecrite, morceau, graine);
  const scene = { ...ecrite, usagers: [...ecrite.usagers, ...gares] };
  const profil = profilOf(scene, mesures);
  const terrain = terrainOf(scene, profil, mesures);
  const x = milieuOf(profil, morceau.voie!);
  const { longueur } = scene;
  return {
    scene,
    mesures,
    plan: layOut(scene, jour, { mesures }),
    ligne: Array.from({ length: Math.ceil(longueur) + 1 }, (_, a) =>
      terrain.pointAt(Math.min(a, longueur), x),
    ),
    trajets: new Map(),
  };
}

const passant = ({ qui, couleur, carrefour }: Acteur): UsagerCarrefour => ({
  qui: isChose(qui) ? 'piéton' : qui,
  ...(couleur && { couleur }),
  de: carrefour!.de,
  vers: carrefour!.vers,
  ...(carrefour!.bande && { bande: carrefour!.bande }),
});

/** A junction: my line, and those of who crosses it, are the ways that its plan knows. */
export function planDeCarrefour(
  ecrite: Carrefour,
  { vers, bande }: Morceau,
  acteurs: Acteur[],
  { mesures, jour }: { mesures: Mesures; jour: string },
): MorceauPlan {
  const moi: UsagerCarrefour = {
    qui: 'voiture',
    moi: true,
    de: 'sud',
    ...(vers && { vers }),
    ...(bande && { bande }),
  };
  const leurs = acteurs.map(passant);
  const mobiles = new Set<unknown>([moi, ...leurs]);
  const plan = layOut({ ...ecrite, usagers: [...ecrite.usagers, moi, ...leurs] }, jour, {
    mesures,
  });
  const trajetOf = (usager: UsagerCarrefour): Trajet =>
    plan.trajets!.find((trajet) => trajet.usager === usager)!;
  const objets = plan.objets.filter((o) => o.genre !== 'usager' || !mobiles.has(o.usager));
  return {
    scene: ecrite,
    mesures,
    plan: { ...plan, objets },
    ligne: adoucie(trajetOf(moi).points),
    trajets: new Map(acteurs.map((acteur, i) => [acteur, trajetOf(leurs[i]!)])),
  };
}

/** In metres: a street where nobody of the clip goes. */
const RUE = 60;

/** The street that goes on behind a junction's arm. */
export function rueDe(scene: Carrefour, direction: keyof Carrefour['branches']): Route {
  const { bandes, axe } = scene.branches[direction]!;
  const bord = scene.agglomération ? 'trottoir' : 'accotement';
  const ligne = axe === 'continue' ? ['|' as const] : axe === 'aucun' ? [] : [':' as const];
  return {
    lieu: 'route',
    temps: scene.temps,
    agglomération: scene.agglomération,
    vue: 'dessus',
    profil: [bord, ...Array<'descend'>(bandes).fill('descend'), ...ligne, 'monte', bord],
    longueur: RUE,
    usagers: [],
    éléments: [],
    poteaux: [],
    cotes: [],
    régime: [],
  };
}
