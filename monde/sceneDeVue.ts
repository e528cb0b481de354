import type { Route, Scene } from '../drawing/scene/scene.ts';
import { type Bati, regardeOf } from './bati.ts';
import { buildScene } from './buildScene.ts';
import { chooseVue } from './camera/choix.ts';
import type { ChoixDeVue } from './camera/jauge.ts';
import { defautsDeVue } from './camera/defautsDeVue.ts';
import { isRapprochable, rapprochesDe } from './rapproche.ts';

export const RAPPORT = 1.5;

/** A question's own words; its editor has not all of them yet. */
export type MotsDits = Partial<
  Record<'question' | 'a' | 'b' | 'c' | 'd' | 'justification', string | null>
>;

export const texteDe = ({ question, a, b, c, d, justification }: MotsDits): string =>
  [question, a, b, c, d, justification].join(' ');

/** No distance is told: empty road may be left out. */
export const isARaccourcir = (scene: Scene, mots: MotsDits): scene is Route =>
  isRapprochable(scene, texteDe(mots));

/** A scene in three dimensions, and from where it is seen. */
export interface SceneVue {
  bati: Bati;
  choix: ChoixDeVue;
}

/** `scene`: as its picture shows it. */
export function lookAt(scene: Scene, jour: string): SceneVue {
  const bati = buildScene(scene, jour);
  return { bati, choix: chooseVue(regardeOf(bati), RAPPORT) };
}

/** Fewer faults and plates to enlarge first, then the better view. */
const UN_DEFAUT = 1000;

function manqueDe(scene: Scene, jour: string): number {
  const { choix } = lookAt(scene, jour);
  const manques = defautsDeVue(choix).length + choix.vignettes.length;
  return manques === 0 ? 0 : manques * UN_DEFAUT + choix.prix;
}

/** The scene as its picture shows it: nearer where somebody or a plate would else be too small. */
export function sceneDeVue(scene: Scene, mots: MotsDits, jour: string): Scene {
  if (!isARaccourcir(scene, mots)) return scene;
  let [meilleure, moindre]: [Scene, number] = [scene, manqueDe(scene, jour)];
  for (const essai of rapprochesDe(scene)) {
    if (moindre === 0) break;
    const manque = manqueDe(essai, jour);
    if (manque < moindre) [meilleure, moindre] = [essai, manque];
  }
  return meilleure;
}
