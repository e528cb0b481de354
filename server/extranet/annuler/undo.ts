import { ANNULABLE_SECONDS } from '../../../regles/annulable.ts';
import { mayMake } from '../../../regles/fonctions.ts';
import { type Call, appelOf } from '../../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../../contract/index.ts';
import { holdLigne, takeBack } from '../../socle/journal/journal.writes.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import type { Geste } from '../../socle/journal/geste.ts';
import { gestes } from './gestes.liste.ts';

const ON_THE_WAY = 5;
type Annulable = {
  [N in CallName]: Calls[N]['output'] extends { shape: { annulation: unknown } } ? N : never;
}[CallName];
/** Without its gesture an undoable call does not compile. */
const GESTES: Record<Annulable, Geste<never>> = gestes;
const CALLS = new Map(Object.values<Call>(calls).map((call) => [appelOf(call), call]));

export const undo: Handler<'undo'> = async ({ trx, input, admin, now }) => {
  const ligne = await holdLigne(trx, input.ligne_id);
  const geste = ligne && GESTES[ligne.appel as Annulable];
  if (!geste || ligne.admin_id !== admin.id || !mayMake(admin, CALLS.get(ligne.appel)!))
    throw introuvable('Il n’y a rien à annuler.');
  if (ligne.dateAnnulation !== null) throw conflict('C’est déjà annulé.');
  const end = Date.parse(ligne.dateCreation) + (ANNULABLE_SECONDS + ON_THE_WAY) * 1000;
  if (now.getTime() > end)
    throw conflict(`Il est trop tard\u00a0: on annule dans les ${ANNULABLE_SECONDS} secondes.`);
  const { objet, objet_id, dateCreation } = ligne;
  const [avant, apres] = [jsonOf(ligne.avant), jsonOf(ligne.apres)];
  const done =
    objet_id !== null &&
    avant !== null &&
    (await geste(
      trx,
      { id: objet_id, avant, apres: apres ?? avant, faitLe: dateCreation },
      { admin, now },
    ));
  if (!done) throw conflict('Quelque chose a changé depuis\u00a0: rien n’a été annulé.');
  await takeBack(trx, ligne.id, now);
  return { message: 'C’est annulé.', journal: { objet, objet_id, avant: apres, apres: avant } };
};

const jsonOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as never));
