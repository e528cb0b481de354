import { nomOf, phrase } from '../../drawing/scene/mots/noms.ts';
import type { Vu } from '../../drawing/scene/plan/plan.ts';
import { type ChoixDeVue, PLAQUE_PX, USAGER_PX } from './choix.ts';
import type { Constat } from './vus.ts';

/** A half in the frame, and a half of that unhidden, is seen. */
const MOITIE = 0.5;

function defautDe(nom: string, { dedans, cache, px }: Constat, voulu: number): string[] {
  if (dedans < MOITIE) return [`${nom} sort de l’image.`];
  if (cache > MOITIE) return [`${nom} est caché.`];
  if (Math.round(px) < voulu)
    return [`${nom} n’a que ${Math.round(px)} pixels de haut ; il en faut ${voulu}.`];
  return [];
}

/** Sentences about all that the best view cannot show. */
export const defautsDeVue = ({ usagers, plaques, vignettes }: ChoixDeVue): string[] => [
  ...usagers.flatMap(({ boite, constat }) =>
    defautDe(
      boite.objet.genre === 'agent'
        ? 'L’agent'
        : phrase(nomOf(boite.objet as Vu, true)).slice(0, -1),
      constat,
      USAGER_PX,
    ),
  ),
  ...plaques.flatMap(({ plaque: { signal }, constat }) => {
    const agrandi = vignettes.some(({ signaux }) => signaux.some((s) => s.signal === signal));
    const defauts = defautDe('Le signal', constat, agrandi ? 0 : PLAQUE_PX);
    return defauts.length === 0 && constat.dos && !agrandi ? ['Le signal tourne le dos.'] : defauts;
  }),
];
