import type { Ressource } from '../../../regles/champs.ts';
import type { Objet } from './mots.ts';

/** Reads a resource's words for the journal off its description. */
export function journalOf<R extends Ressource>({ appels, un, plusieurs, ...told }: R) {
  const phrases = Object.entries(appels).map(([appel, fait]) => [appel, `${fait} ${un}`]);
  const one: Objet = {
    un: un.replace(/^une? /, ''),
    plusieurs,
    lien: (id) => `${told.page.path}?${told.adresse}=${id}`,
    decrits: told.champs,
  };
  return {
    phrases: Object.fromEntries(phrases) as Record<keyof R['appels'], string>,
    objets: { [told.objet]: one },
  };
}
