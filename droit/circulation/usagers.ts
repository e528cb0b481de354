import {
  type Carrefour,
  type Scene,
  type UsagerCarrefour,
  type UsagerRoute,
  pietons,
} from '../../drawing/scene/scene.ts';

type Usager = UsagerCarrefour | UsagerRoute;

/** « moi », else the letter on him, else what he is. */
export const nomOf = (u: Usager): string => (u.moi ? 'moi' : (u.nom ?? u.qui));

/** Nothing can be said about users who share a name. */
export function nomsAmbigus(scene: Scene): string[] {
  const noms = (scene.usagers as Usager[]).map(nomOf);
  return [...new Set(noms.filter((nom, i) => noms.indexOf(nom) !== i))];
}

const PIETONS = new Set<string>(pietons);
/** Electric scooters count as bicycles (art. 7bis); speed pedelecs are mopeds. */
const CYCLISTES = new Set<string>(['vélo', 'trottinette']);
const DEUX_ROUES_LEGERS = new Set<string>(['vélo', 'trottinette', 'speed pedelec', 'cyclomoteur']);
const PRIORITAIRES = new Set<string>(['ambulance', 'police', 'pompiers']);

export const isPieton = (u: { qui: string }): boolean => PIETONS.has(u.qui);
export const isCycliste = (u: { qui: string }): boolean => CYCLISTES.has(u.qui);
export const isDeuxRouesLeger = (u: { qui: string }): boolean => DEUX_ROUES_LEGERS.has(u.qui);
export const surRails = (u: { qui: string }): boolean => u.qui === 'tram' || u.qui === 'train';
/** Only the siren obliges others; blue lights do not (art. 38). */
export const aSirene = (u: Usager): boolean => PRIORITAIRES.has(u.qui) && u.sirène === true;

export const nommes = (scene: Carrefour): { nom: string; u: UsagerCarrefour }[] =>
  scene.usagers.map((u) => ({ nom: nomOf(u), u }));
