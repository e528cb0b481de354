// npm run mesures: which scenes of the bank a picture cannot show in three dimensions, and why.
import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import { buildScene, regardeOf } from '../monde/bati.ts';
import { chooseVue } from '../monde/camera/choix.ts';
import { fautesDeVue } from '../monde/camera/fautesDeVue.ts';

const JOUR = new Date().toISOString().slice(0, 10);
const RAPPORT = 1.5;
const voulues = process.argv.slice(2);

let [nombre, fautives] = [0, 0];
for (const question of banqueOf(readContent()).toutes) {
  const scene = sceneOf(question);
  if (!scene || (voulues.length > 0 && !voulues.includes(question.ref))) continue;
  nombre += 1;
  const choix = chooseVue(regardeOf(buildScene(scene, JOUR)), RAPPORT);
  const fautes = fautesDeVue(choix);
  if (fautes.length > 0) {
    fautives += 1;
    process.stdout.write(`${question.ref} (${choix.vue.genre}) : ${fautes.join(' ')}\n`);
  }
}
process.stdout.write(`${nombre} scènes, ${fautives} que leur image ne montre pas.\n`);
