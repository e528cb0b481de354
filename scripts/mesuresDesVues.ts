// npm run mesures: which scenes of the bank a picture cannot show in three dimensions, and why.
import { writeFileSync } from 'node:fs';
import { banqueOf } from '../content/banque/banque.ts';
import { empreinteDeVue, FICHIER } from '../content/banque/montrees.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import { readContent } from '../content/content.ts';
import { codes } from '../drawing/index.ts';
import { regardeOf } from '../monde/bati.ts';
import { buildScene } from '../monde/buildScene.ts';
import { chooseVue } from '../monde/camera/choix.ts';
import { defautsDuBati } from '../monde/defautsDuMonde.ts';
import { RAPPORT, sceneDeVue } from '../monde/sceneDeVue.ts';

const voulues = process.argv.slice(2);

let [nombre, fautives, rapprochees, agrandies, mirees] = [0, 0, 0, 0, 0];
const prises = new Map<string, number>();
const montrees: string[] = [];
for (const question of banqueOf(readContent()).toutes) {
  const scene = sceneOf(question);
  if (!scene || (voulues.length > 0 && !voulues.includes(question.ref))) continue;
  nombre += 1;
  const jour = codes[question.code].du;
  const montree = sceneDeVue(scene, question, jour);
  const bati = buildScene(montree, jour);
  const choix = chooseVue(regardeOf(bati), RAPPORT);
  const { vue } = choix;
  const genre = vue.genre === 'siège' && vue.recul ? 'siège reculé' : vue.genre;
  prises.set(genre, (prises.get(genre) ?? 0) + 1);
  if (montree !== scene) rapprochees += 1;
  if (choix.vignettes.length > 0) agrandies += 1;
  if (choix.miroirs.length > 0) mirees += 1;
  const defauts = [...defautsDuBati(bati, choix)].map(({ message }) => message);
  if (defauts.length > 0) {
    fautives += 1;
    process.stdout.write(`${question.ref} (${choix.vue.genre}) : ${defauts.join(' ')}\n`);
  } else montrees.push(empreinteDeVue(question));
}
if (voulues.length === 0)
  writeFileSync(FICHIER, `${JSON.stringify([...new Set(montrees)].toSorted(), null, 2)}\n`);
process.stdout.write(`${nombre} scènes, ${fautives} que leur image ne montre pas.\n`);
process.stdout.write(
  `${[...prises].map(([genre, n]) => `${n} ${genre}`).join(', ')} ; ${rapprochees} rapprochées, ${agrandies} avec un signal agrandi, ${mirees} avec un rétroviseur.\n`,
);
