import type { Ressource } from '../../../regles/champs.ts';
import type { Objet } from './mots.ts';

export function wordsOfRessource<R extends Ressource>({ appels, un, plusieurs, ...told }: R) {
  const one: Objet = {
    un,
    plusieurs,
    lien: (id) => `${told.page.path}?${told.adresse}=${id}`,
    decrits: told.champs,
  };
  return { phrases: appels as R['appels'], objets: { [told.objet]: one } };
}
