import type { Handler } from '../../socle/http/mount.ts';
import { listOuvertes, numeroOf, ownAccesQT } from '../tentatives/index.ts';
import { regleDExamen } from '../../socle/faits/faits.queries.ts';
import { regleOf } from './chrono.ts';
import { listFinis, avancementOfExamen } from './examen.queries.ts';

const DERNIERS = 10;

export const getExamens: Handler<'getExamens'> = async (context) => {
  const { db, now } = context;
  const acces = await ownAccesQT(db, context);
  const [ouvert] = await listOuvertes(db, 'examen', acces.acces_user_id);
  return {
    libelle: acces.libelle,
    datePerime: acces.datePerime,
    regle: await regleDExamen(db, now),
    ouvert: ouvert
      ? {
          ...ouvert,
          examen_id: numeroOf(ouvert),
          regle: regleOf(ouvert),
          ...(await avancementOfExamen(db, ouvert, now)),
        }
      : null,
    resultats: await listFinis(db, [acces.acces_user_id], DERNIERS),
  };
};
