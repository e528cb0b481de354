import type { calls } from '../../../contract/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus, champFaux, introuvable } from '../../socle/refus/refus.ts';
import { hasReponse } from '../questions/index.ts';
import { reponseAt, versionAt, withDuree, withReponse } from '../series/index.ts';
import { advance } from './advance.ts';
import { departOf, isInTime } from './epreuve.ts';
import { findExamen, ownExamens } from './examen.queries.ts';

/** The first answer stands, and nothing is said of it before the end. */
export const addReponseExamen: Handler<(typeof calls)['addReponseExamen']> = async (context) => {
  const { trx, eleve, input, now } = context;
  const { letter, duree } = input;
  await ownExamens(trx, { ...input, eleve_id: eleve.id }, now, { lock: true });
  const examen = await findExamen(trx, input.acces_user_id, input.examen_id);
  const key = idsOf(examen.questions).indexOf(input.question);
  if (key === -1) throw introuvable('Cette question n’est pas de cet examen.');
  if (key !== input.questionKey)
    throw champFaux('questionKey', 'Cette question a une autre place.');
  const version = await versionAt(trx, examen, key);
  if (letter !== null && !hasReponse(version, letter))
    throw champFaux('letter', 'Cette question n’a pas de réponse de cette lettre.');

  const standing = reponseAt(examen, key);
  const passee = key < examen.passees;
  const termine = examen.dateFin === null ? 0 : 1;
  // Whose time was over on one device has been answered on another, or passed already.
  if (standing === letter && (passee || standing !== null)) return { termine };
  if (letter === null && standing !== null) return { termine };
  if (standing !== null)
    throw new Refus(409, 'Tu as déjà donné une autre réponse à cette question.');
  if (termine) throw new Refus(409, 'Cet examen blanc est terminé.');
  if (key > examen.passees || departOf(examen, key) === null)
    throw new Refus(409, 'Cette question n’est pas encore ouverte.');
  if (letter !== null && !isInTime(examen, key, version, duree, now))
    throw new Refus(409, 'Le temps de cette question était écoulé.');

  const suite = await advance(
    trx,
    eleve.id,
    {
      ...examen,
      reponses: letter === null ? examen.reponses : withReponse(examen, key, letter),
      durees: withDuree(examen, key, duree),
      passees: Math.max(examen.passees, key + 1),
    },
    now,
  );
  return { termine: suite.dateFin === null ? 0 : 1 };
};
