import { largeursOf } from '../../../regles/images.ts';
import { encodageDeVue, TAILLE_DE_VUE, VERSIONS_DE_VUE } from '../../../regles/vue.ts';

/** An upload's kind; `vue`: rendered of a question's words. */
export type SorteDImage = 'photo' | 'vue';

/** Files that are kept of an upload, by how their names end: `640.webp`. */
export const versionsKept = (sorte: SorteDImage, largeur: number): string[] =>
  sorte === 'vue' ? [...VERSIONS_DE_VUE] : largeursOf(largeur).map((l) => `${l}.webp`);

export const encodingOf = (sorte: SorteDImage, version: string) =>
  sorte === 'vue' ? encodageDeVue(version) : { quality: 82, smartSubsample: true };

/** Rendered by our own code: another size is no such picture. */
export const wrongVue = (largeur: number, hauteur: number): string | undefined =>
  largeur === TAILLE_DE_VUE.largeur && hauteur === TAILLE_DE_VUE.hauteur
    ? undefined
    : `L’image en trois dimensions fait ${TAILLE_DE_VUE.largeur} pixels sur ${TAILLE_DE_VUE.hauteur}.`;
