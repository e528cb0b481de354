import type { InputOf, OutputOf } from '../../../contract/index.ts';

type ChapitresLus = OutputOf<'getChapitresExtranet'>;
export type Chapitre = NonNullable<ChapitresLus['chapitre']> & { texte: string };

export const NOUVEAU = {
  revision: null as number | null,
  libelle: '',
  texte: '',
  questions: [] as readonly { id: number; libelle: string }[],
  modules: [] as readonly number[],
};
export type Saisie = typeof NOUVEAU;

export const saisieOf = (chapitre: Chapitre): Saisie => ({
  revision: chapitre.revision,
  libelle: chapitre.libelle,
  texte: chapitre.texte,
  questions: chapitre.questions,
  modules: chapitre.listeModules,
});

export const copieOf = (typed: Saisie): Saisie => ({
  ...typed,
  revision: null,
  libelle: `${typed.libelle} (copie)`,
});

export const inputOf = (typed: Saisie): InputOf<'addChapitre'> => ({
  libelle: typed.libelle,
  texte: typed.texte,
  listeQuestions: typed.questions.map(({ id }) => id).join(';'),
  listeModules: [...typed.modules],
});

export function motsOf(texte: string): string {
  const { body } = new DOMParser().parseFromString(
    texte.replace(/<\/(p|h\d|li)>/g, ' $&'),
    'text/html',
  );
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(` [image\u00a0: ${image.alt}] `);
  return body.textContent.replace(/\s+/g, ' ').trim();
}
