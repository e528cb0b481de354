import { startAcces } from '../acces/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import {
  findDateFin,
  ownCours,
  ownStartedCours,
  readParcours,
  showParcours,
  started,
} from './cours.queries.ts';
import { finishCours } from './finishCours.ts';
import { avancementOfParcours, isToutLu, minutesDe, suiteOfParcours } from './parcours.ts';

export const getModules: Handler<'getModules'> = async (context) => {
  const { db, write, eleve, regard, now } = context;
  const found = await ownCours(db, context);
  const start = () => write((trx) => startAcces(trx, { ...found, eleve_id: eleve.id }, now));
  const acces = started(found.dateActivation === null ? await start() : found);
  const parcours = await showParcours(db, acces);
  let dateFin = await findDateFin(db, acces.acces_user_id);
  // Staff removed the last open chapters, so no submission will end the course.
  if (dateFin === null && !regard && isToutLu(parcours))
    dateFin = await write(async (trx) => {
      const held = await ownStartedCours(trx, context, { lock: true });
      if (!isToutLu(await readParcours(trx, held))) return null;
      await finishCours(trx, held, context);
      return findDateFin(trx, held.acces_user_id);
    });
  return {
    libelle: acces.libelle,
    codePermis: acces.codePermis,
    dateActivation: acces.dateActivation,
    datePerime: acces.datePerime,
    ...avancementOfParcours(parcours, dateFin),
    minutes: minutesDe(parcours),
    dateFin,
    modules: parcours.map(({ id, libelle, chapitres }) => ({
      module: { id, libelle },
      nbTermine: chapitres.filter(({ termine }) => termine).length,
      nbChapitre: chapitres.length,
      minutes: chapitres.reduce((sum, { minutes }) => sum + minutes, 0),
    })),
    suite: suiteOfParcours(parcours),
  };
};
