import { enSecondes } from './mots.ts';
import { isCarrefour } from '../drawing/scene/branche.ts';
import type { Clip, Morceau } from './clip.ts';
import { franchit } from './feux.ts';
import type { FilmDuClip } from './film.ts';
import type { Reseau } from './reseau.ts';

/** A level crossing as it closes and opens. */

type Programme = NonNullable<Morceau['passage']>;
export const feuxDePassage = [
  'deux rouges alternés',
  'blanc clignotant',
  'deux rouges éteints',
] as const;

interface EtatDuPassage {
  feu: (typeof feuxDePassage)[number];
  rouge: boolean;
  /** Its barriers: 0 upright, 1 down. */
  baisse: number;
}

/** In seconds: lights are red before barriers move, and barriers move slowly. */
const [ANNONCE, MOUVEMENT] = [3, 5];
/** In seconds: lamps are lit for half of it. */
const BATTEMENT = 1;

const part = (x: number): number => Math.max(0, Math.min(1, x));

export function passageAt(programme: Programme, t: number): EtatDuPassage {
  const rang = Math.max(
    0,
    programme.findLastIndex(([de]) => de <= t),
  );
  const [de, etat] = programme[rang]!;
  const depuis = rang === 0 ? Infinity : t - de;
  const baisse =
    etat === 'fermé' ? part((depuis - ANNONCE) / MOUVEMENT) : 1 - part(depuis / MOUVEMENT);
  const rouge = etat === 'fermé' || baisse > 0;
  const brille = t % BATTEMENT < BATTEMENT / 2;
  const lampe = rouge ? 'deux rouges alternés' : 'blanc clignotant';
  return { feu: brille ? lampe : 'deux rouges éteints', rouge, baisse };
}

/** In metres beyond its near edge: where who comes from either side stops. */
const [DEVANT, DERRIERE] = [-2, 7];

/** Faults of level crossings, and of who passes them, in French sentences. */
export function* defautsDesPassages(
  clip: Clip,
  { bornes }: Reseau,
  film: FilmDuClip,
): Generator<string> {
  for (const [i, { passage, scene }] of clip.morceaux.entries()) {
    if (!passage) continue;
    const element = isCarrefour(scene)
      ? undefined
      : scene.éléments.find(({ quoi }) => quoi === 'passage à niveau');
    if (!element) {
      yield `le morceau ${i + 1} dit quand un passage à niveau se ferme, et n’en a pas`;
      continue;
    }
    for (const [k, [t, etat]] of passage.entries()) {
      if (k === 0 && t !== 0) yield `le passage à niveau ne commence pas à 0 s`;
      if (k > 0 && etat === passage[k - 1]![1]) yield `le passage à niveau est ${etat} deux fois`;
      if (k > 0 && t <= passage[k - 1]![0]) yield `le passage à niveau recule dans le temps`;
    }
    const ici = bornes[i]! + element.a;
    for (const { nom, t } of franchit(clip, film, ici + DEVANT, ici + DERRIERE))
      if (passageAt(passage, t).rouge)
        yield `à ${enSecondes(t)}, ${nom} passe un passage à niveau fermé`;
  }
}
