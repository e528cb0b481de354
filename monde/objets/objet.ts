import type { Scene } from '../../drawing/scene/scene.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Dessin } from '../../drawing/index.ts';
import type { Annotation } from '../../regles/vue.ts';
import type { Miroir } from '../camera/miroirs.ts';
import { cameraOf, type Vue } from '../camera/prises.ts';
import { type Chantier, openChantier } from '../chantier.ts';
import { plancheDe, type Planche, uvDe } from '../signaux/planche.ts';
import { fois } from '../maille/vecteurs.ts';
import { DECALQUES } from './decalques.ts';
import { placeEtiquettes } from './etiquettes.ts';
import { addLieu, agrandit, buildRoute, isRoute } from './lieux.ts';
import { type Montage, RAPPORT_D_OBJET } from './montage.ts';
import { OBJETS } from './table.ts';

export type ObjetDit = Extract<Dessin, { objet: unknown }>;

/** A picture about a thing, ready to be drawn. Pure. */
export interface ObjetBati {
  montage: Montage;
  chantier: Chantier;
  planche: Planche;
  temps: Scene['temps'];
  enVille: boolean;
  vue: Vue;
  miroirs: readonly Miroir[];
}

/** Pixels of a decal's square. */
const CASE = 1024;

/** Undefined where it is a paper, a sign or a symbol: those stay flat. */
export function montageOf({ objet, valeur }: ObjetDit): Montage | undefined {
  const monte = OBJETS[objet];
  return monte === 'plat' ? undefined : monte(String(valeur ?? '').trim());
}

/** As large as the montage is built. */
export const priseDuMontage = ({ vue, echelle = 1 }: Montage): Vue => ({
  genre: 'siège',
  ...vue,
  oeil: fois(vue.oeil, echelle),
  vers: fois(vue.vers, echelle),
});

/** `nu`: without the road and houses around it. `jour`: YYYY-MM-DD. */
export function buildMontage(montage: Montage, jour: string, nu = false): ObjetBati {
  const { lieu, temps = 'jour', vue, parties, echelle = 1 } = montage;
  const planche = plancheDe(
    Object.entries({ ...DECALQUES, ...montage.decalques }).map(([nom, d]) => [nom, d]),
    CASE,
  );
  const route = !nu && isRoute(lieu) ? buildRoute(lieu, temps, vue, parties, jour) : undefined;
  const chantier = route?.chantier ?? openChantier(TEMPS[temps].sombre);
  const atelier = { chantier, uv: (nom: string) => uvDe(planche, nom) };
  if (!nu) addLieu(lieu, atelier);
  montage.add(atelier);
  if (echelle !== 1) agrandit(chantier, echelle);
  return {
    montage,
    chantier,
    planche,
    temps,
    enVille: lieu !== 'campagne' && lieu !== 'autoroute',
    vue: priseDuMontage(montage),
    miroirs: montage.miroirs ?? [],
  };
}

/** Words that the page writes over the picture, and their places. */
export const etiquettesDe = ({ vue, etiquettes = [] }: Montage): Annotation[] =>
  placeEtiquettes(cameraOf({ genre: 'siège', ...vue }, RAPPORT_D_OBJET), etiquettes);
