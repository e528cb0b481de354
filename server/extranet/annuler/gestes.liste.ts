// Written by scripts/manifestes.mjs.
import { remisesGestes } from '../../argent/remises/remises.gestes.ts';
import { accesGestes } from '../acces/acces.gestes.ts';
import { classesGestes } from '../classes/classes.gestes.ts';
import { coursGestes } from '../cours/cours.gestes.ts';
import { elevesGestes } from '../eleves/eleves.gestes.ts';
import { faitsGestes } from '../faits/faits.ts';
import { questionsGestes } from '../questions/questions.gestes.ts';
import { seriesGestes } from '../series/series.gestes.ts';
import { statistiquesGestes } from '../statistiques/statistiques.gestes.ts';

/** Has the undo of each call whose effects can still be taken back: nothing was sent outside. */
export const gestes = {
  ...remisesGestes,
  ...accesGestes,
  ...classesGestes,
  ...coursGestes,
  ...elevesGestes,
  ...faitsGestes,
  ...questionsGestes,
  ...seriesGestes,
  ...statistiquesGestes,
};
