import type { Dessin } from '../drawing/dessin.ts';
import { phraseOf } from '../drawing/faute.ts';
import type { Annotation } from '../regles/vue.ts';
import { annotationsDe } from './camera/annotations.ts';
import { type PlaquePlacee, plaquesDe } from './camera/plaques.ts';
import type { Vue } from './camera/prises.ts';
import { defautsDuBati } from './defautsDuMonde.ts';
import type { Montage } from './objets/montage.ts';
import { etiquettesDe, montageOf, priseDuMontage } from './objets/objet.ts';
import { lookAt, type MotsDits, RAPPORT, type SceneVue, sceneDeVue } from './sceneDeVue.ts';

/** All of a picture but its pixels. */
export interface FicheDuMonde {
  annotations: Annotation[];
  plaques: PlaquePlacee[];
  prise: Vue;
}

/** Sentences about what a picture cannot show, and its data. */
export interface Relu {
  phrases: string[];
  /** Undefined: it stays flat. */
  fiche?: FicheDuMonde;
}

export const ficheDeVueOf = ({ bati, choix }: SceneVue): FicheDuMonde => ({
  annotations: annotationsDe(
    choix,
    {
      plan: bati.plan,
      boites: bati.boites,
      plaques: bati.signaux.plaques,
      hauteurAt: bati.sol.hauteurAt,
    },
    RAPPORT,
  ),
  plaques: plaquesDe(choix, RAPPORT),
  prise: choix.vue,
});

export const ficheDuMontage = (montage: Montage): FicheDuMonde => ({
  annotations: etiquettesDe(montage),
  plaques: [],
  prise: priseDuMontage(montage),
});

/** Takes about a tenth of a second. */
export function reluOf(dessin: Dessin, jour: string, mots: MotsDits = {}): Relu {
  if ('objet' in dessin) {
    const montage = montageOf(dessin);
    return { phrases: [], ...(montage && { fiche: ficheDuMontage(montage) }) };
  }
  if (!('scene' in dessin)) return { phrases: [] };
  const vue = lookAt(sceneDeVue(dessin.scene, mots, jour), jour);
  return {
    phrases: [...defautsDuBati(vue.bati, vue.choix)].map(phraseOf),
    fiche: ficheDeVueOf(vue),
  };
}
