import { banqueOf } from '../content/banque/banque.ts';
import { sceneOf } from '../content/banque/scenes.ts';
import type { Question } from '../content/content.ts';
import { keptContent } from '../content/keptContent.ts';
import { empreinteDesMots, type FicheDeVue, readVues } from '../content/vues.ts';
import { montageOf, type ObjetDit } from '../monde/objets/objet.ts';
import { isARaccourcir } from '../monde/sceneDeVue.ts';

/** npm run check:vues: finds pictures that are older than their words. */

/** The thing that its picture shows staged in the world; undefined: a scene, or it stays flat. */
export function objetDit({ image }: Question): ObjetDit | undefined {
  const dessin = image?.dessin;
  return dessin && 'objet' in dessin && montageOf(dessin) ? dessin : undefined;
}

export const isADessiner = (question: Question): boolean =>
  sceneOf(question) !== undefined || objetDit(question) !== undefined;

export function isRaccourcie(question: Question): boolean {
  const scene = sceneOf(question);
  return scene !== undefined && isARaccourcir(scene, question);
}

export const isAJour = (question: Question, { mots, raccourcie }: FicheDeVue): boolean =>
  mots === empreinteDesMots(question.mots) && raccourcie === isRaccourcie(question);

export const vieilles = (questions: Question[], fiches: ReadonlyMap<string, FicheDeVue>) =>
  questions.flatMap((question) => {
    const fiche = fiches.get(question.ref);
    return fiche && !isAJour(question, fiche) ? [question.ref] : [];
  });

if (import.meta.main) {
  const questions = banqueOf(await keptContent()).toutes.filter(isADessiner);
  const fiches = readVues();
  const anciennes = vieilles(questions, fiches);
  const sans = questions.filter(({ ref }) => !fiches.has(ref)).length;
  if (sans > 0)
    process.stdout.write(
      `${sans} questions have no picture in three dimensions yet: npm run vues\n`,
    );
  for (const ref of anciennes)
    process.stderr.write(`The picture of ${ref} is older than its words: npm run vues\n`);
  if (anciennes.length > 0) process.exitCode = 1;
}
