import { codes, defautsScene } from '../../drawing/index.ts';
import type { Defauts } from './banque.ts';
import { sceneOf } from './motsEtScene.ts';

/** What a drawing may not do, scene by scene. */
export const dessins: Defauts = ({ toutes }) =>
  toutes.flatMap((question) => {
    const scene = sceneOf(question);
    if (!scene) return [];
    return defautsScene(scene, codes[question.code].du).map((dit) => `${question.ref} : ${dit}`);
  });
