import type { calls } from '../../../contract/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { findOuvert, listFinis, ownExamens, whereItStands } from './examen.queries.ts';

const DERNIERS = 10;

export const getExamens: Handler<(typeof calls)['getExamens']> = async (context) => {
  const { db, eleve, input, now } = context;
  const acces = await ownExamens(db, { ...input, eleve_id: eleve.id }, now);
  const ouvert = await findOuvert(db, acces.acces_user_id);
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    ouvert: ouvert
      ? {
          examen_id: ouvert.id,
          chrono: ouvert.chrono,
          voix: ouvert.voix,
          arret: ouvert.arret,
          ...(await whereItStands(db, ouvert, now)),
        }
      : null,
    resultats: await listFinis(db, [acces.acces_user_id], DERNIERS),
  };
};
