import type { InputOf, OutputOf } from '../../../contract/index.ts';

type Lu = OutputOf<'getChapitresExtranet'>;
export type Chapitre = NonNullable<Lu['chapitre']> & { texte: string };

export interface Saisie {
  revision: number | null;
  libelle: string;
  texte: string;
  questions: readonly { id: number; libelle: string }[];
  modules: readonly number[];
}

export const NOUVEAU: Saisie = {
  revision: null,
  libelle: '',
  texte: '',
  questions: [],
  modules: [],
};

export const saisieOf = ({
  revision,
  libelle,
  texte,
  questions,
  listeModules,
}: Chapitre): Saisie => ({
  revision,
  libelle,
  texte,
  questions,
  modules: listeModules,
});

export const copieOf = (typed: Saisie): Saisie => ({
  ...typed,
  revision: null,
  libelle: `${typed.libelle} (copie)`,
});

export const inputOf = ({
  libelle,
  texte,
  questions,
  modules,
}: Saisie): InputOf<'addChapitre'> => ({
  libelle,
  texte,
  listeQuestions: questions.map(({ id }) => id).join(';'),
  listeModules: [...modules],
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
