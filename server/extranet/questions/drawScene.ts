import { type Image, readTexte } from '../../../drawing/index.ts';
import type { Letter } from '../../../contract/fields.ts';
import { Refus } from '../../socle/refus/refus.ts';

interface Question {
  a: string;
  b: string;
  c: string | null;
  d: string | null;
  correcte: Letter;
}

/** The picture that the words of a scene describe, with the signs of a day; 422 with every fault, those of the key too. */
export function drawScene(words: string, question: Question, jour: string): Image {
  const { correcte } = question;
  const lettres = (['a', 'b', 'c', 'd'] as const).filter((letter) => question[letter] !== null);
  const { image, fautes, verdict } = readTexte(words, { jour, correcte, lettres });
  const said = [
    ...fautes.map(({ ligne, phrase }) => (ligne === null ? phrase : `Ligne ${ligne} : ${phrase}`)),
    ...(verdict?.contradictions ?? []),
  ];
  if (!image || said.length > 0) throw new Refus(422, said[0]!, { errors: { scene: said } });
  return image;
}
