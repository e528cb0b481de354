import { ANNULABLE_SECONDS } from '../../../regles/annulable.ts';
import { holdLigne, takeBack } from '../../socle/journal/journal.writes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { mayPutBack, putBack } from './putBack.ts';

const ON_THE_WAY = 5;

export const undo: Handler<'undo'> = async ({ trx, input, admin, now }) => {
  const ligne = await holdLigne(trx, input.ligne_id);
  if (!ligne || ligne.admin_id !== admin.id || !mayPutBack(admin, ligne.appel))
    throw introuvable('Il n’y a rien à annuler.');
  if (ligne.dateAnnulation !== null) throw conflict('C’est déjà annulé.');
  const end = Date.parse(ligne.dateCreation) + (ANNULABLE_SECONDS + ON_THE_WAY) * 1000;
  if (now.getTime() > end)
    throw conflict(`Il est trop tard\u00a0: on annule dans les ${ANNULABLE_SECONDS} secondes.`);
  const { dit, ...journal } = await putBack(trx, ligne, { admin, now }, false);
  if (!dit || dit.length > 0) throw conflict([CHANGE, ...(dit || [])].join(' '));
  await takeBack(trx, ligne.id, now);
  return { message: 'C’est annulé.', journal };
};

const CHANGE = 'Quelque chose a changé depuis\u00a0: rien n’a été annulé.';
