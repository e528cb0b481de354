import { pasLeSien } from '../../socle/refus/refus.ts';
import { isComplete, type Regles } from '../tentatives/index.ts';
import { countTentative } from './countTentative.ts';

/** Three answers a second, without reading, make about 216 series an hour. */
const limites = { nom: 'tentatives', heure: 200, jour: 600 };

/** A series ends with its last answer, or where it is stopped, and is marked as the exam. */
export const SERIE: Regles<'serie'> = {
  mode: 'serie',
  limites,
  absente: pasLeSien,
  terminee: 'Cette série est terminée.',
  retient: 'à la fin',
  isOver: ({ reponses }) => isComplete(reponses),
  noteOf: (note) => note,
  end: (trx, { reussi }, now) => countTentative(trx, reussi, now),
};
