import type { Decor, Point, Pose } from '../../drawing/scene/plan/plan.ts';
import { enClip, enMorceau, type MorceauPose, type Reseau } from '../../films/reseau.ts';
import type { Boite, Volume } from '../camera/boites.ts';
import { type Bati, buildOnPlan, isPris } from '../bati.ts';
import { addDecor } from '../decor/decor.ts';
import { type Massif, seTouchent } from '../decor/lieu.ts';
import { isDansLaRue, rueOf } from '../decor/bords.ts';
import type { SigneDe } from '../signaux/planche.ts';
import { buildFeux, type FeuBati, planSansFeux } from './feux.ts';
import type { Region } from '../sol/regions.ts';

/** A piece of the clip built in its own metres, with its houses. Pure. */
export interface MorceauBati {
  morceau: MorceauPose;
  bati: Bati;
  massifs: Massif[];
  haies: Massif[];
  feux: FeuBati[];
}

export interface Quartier {
  morceaux: MorceauBati[];
  /** Where a foot or a wheel stands, in the clip's metres. */
  hauteurAt: (x: number, z: number) => number;
}

/** In metres around a piece's middle: farther pieces are not asked about a place. */
const ETENDUE = 260;

interface Rue {
  place: Pose;
  milieu: Point;
  region: Region;
}

const volumeEnClip = (place: Pose, massif: Volume): Volume => {
  const [x, z] = enClip(place)([massif.pied[0], massif.pied[2]]);
  return { ...massif, pied: [x, massif.pied[1], z], cap: massif.cap + place.cap };
};

/** Something that stands, in French. */
interface Debout extends Boite {
  nom: string;
}

const MAISON: Decor = { genre: 'maison', x: 0, y: 0, cap: 0 };

/** All that stands and may hide or be run into, in the clip's metres. */
export const volumesDe = ({ morceaux }: Quartier): Debout[] =>
  morceaux.flatMap(({ morceau: { place }, bati, massifs, haies }) => {
    const debout =
      (nom: string) =>
      (volume: Volume): Debout => ({
        objet: MAISON,
        ...volume,
        ...volumeEnClip(place, volume),
        nom,
      });
    return [
      ...[...bati.boites, ...bati.mobilier.caches].map(debout('une voiture garée')),
      ...massifs.map(debout('une maison')),
      ...haies.map(debout('une haie')),
    ];
  });

/** The share of leaves. Houses depend on it, so all who build a clip have the same. */
const DETAIL = 0.6;

/** All pieces of a clip, each with houses that stand on no other piece. */
export function buildQuartier({ décor, morceaux }: Reseau, signeDe: SigneDe): Quartier {
  const batis = morceaux.map((morceau) => ({
    morceau,
    bati: buildOnPlan(morceau.scene, planSansFeux(morceau), { signeDe, alentour: false }),
  }));
  const rues = batis.map(({ morceau: { place }, bati: { sol } }): Rue => ({
    place,
    milieu: [place.x, place.y],
    region: rueOf(sol.regions),
  }));
  const dansLaRue = (rue: Rue, p: Point): boolean => {
    if (Math.hypot(p[0] - rue.milieu[0], p[1] - rue.milieu[1]) > ETENDUE) return false;
    return isDansLaRue(rue.region, ...enMorceau(rue.place)(p));
  };
  const tous: Massif[] = [];
  const finis = batis.map(({ morceau, bati }, i): MorceauBati => {
    const { chantier, plan, scene, sol, mobilier } = bati;
    const vers = enClip(morceau.place);
    const avant = [...tous];
    const siens = addDecor(chantier, plan, scene, sol, {
      detail: DETAIL,
      décor,
      suite: (x, z) => {
        const p = vers([x, z]);
        return rues.some((rue, k) => k !== i && dansLaRue(rue, p));
      },
      cache: (massif) => {
        if (isPris(massif, mobilier)) return true;
        const la = volumeEnClip(morceau.place, massif);
        return avant.some((autre) => seTouchent(autre, la));
      },
    });
    tous.push(...siens.massifs.map((massif) => volumeEnClip(morceau.place, massif)));
    const feux = buildFeux(morceau, { signeDe, nuit: chantier.nuit, sol });
    return { morceau, bati, ...siens, feux };
  });
  return {
    morceaux: finis,
    hauteurAt: (x, z) => {
      const ici = rues.findIndex((rue) => dansLaRue(rue, [x, z]));
      if (ici < 0) return 0;
      const { morceau, bati } = finis[ici]!;
      return bati.sol.hauteurAt(...enMorceau(morceau.place)([x, z]));
    },
  };
}
