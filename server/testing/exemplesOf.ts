import type { Champ, Champs } from '../../regles/champs.ts';

const PAR_GENRE: Record<Exclude<Champ['genre'], 'entier' | 'choix'>, unknown> = {
  texte: 'Tout neuf',
  nom: 'Zoé',
  euros: '14,99',
  taux: '21',
  jour: '2026-11-21',
  drapeau: 1,
  renvoi: undefined,
  special: undefined,
};

/** Looks up references by field name, because ids differ in each school. */
export function exemplesOf(champs: Champs): Record<string, unknown> {
  const decrits = Object.entries(champs).filter(([, { genre }]) => !/renvoi|special/.test(genre));
  return Object.fromEntries(decrits.map(([name, champ]) => [name, exempleOf(champ)]));
}

function exempleOf(champ: Champ): unknown {
  if (champ.genre === 'entier') return champ.min;
  if (champ.genre === 'choix') return champ.options[0]!.value;
  return PAR_GENRE[champ.genre];
}
