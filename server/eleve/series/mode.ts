import { pasLeSien } from '../../socle/refus/refus.ts';
import { isComplete, type Regles } from '../tentatives/index.ts';
import { addToSemaine } from './semaine.ts';

export const MODE_SERIE: Regles<'serie'> = {
  mode: 'serie',
  // Three answers a second, without reading, make about 216 series an hour.
  limites: { nom: 'tentatives', heure: 200, jour: 600 },
  absente: pasLeSien,
  terminee: 'Cette série est terminée.',
  retient: 'à la fin',
  isOver: ({ reponses }) => isComplete(reponses),
  keptOf: (note) => note,
  end: (trx, { reussi }, now) => addToSemaine(trx, reussi, now),
};
