import { type NomDeFait, faitOf } from '../../../droit/faits.ts';
import { combien } from '../../../regles/ecriture.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listObjetsSupprimes, listSupprimes } from '../../socle/journal/corbeille.queries.ts';
import { holdLigne, takeBack } from '../../socle/journal/journal.writes.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { appelsOf, putBack } from './putBack.ts';

export const getCorbeille: Handler<'getCorbeille'> = async ({ db, input, admin, now }) => {
  const appels = appelsOf(admin);
  const voulus = { appels, objet: input.objet, now };
  const [found, objets] = await Promise.all([
    listSupprimes(db, voulus, input.page),
    listObjetsSupprimes(db, { appels, now }),
  ]);
  const data = found.data.map(
    ({ id, objet, objet_id, admin: par, avant, dateCreation, jusquAu }) => ({
      id,
      objet,
      objet_id: objet_id!,
      libelle: libelleOf(avant),
      admin: par,
      dateSuppression: dateCreation,
      jusquAu: jusquAu!,
    }),
  );
  return {
    corbeille: { ...found, data },
    objets,
    message: `${combien(found.total, 'chose')} dans la corbeille.`,
  };
};

export const restoreDeleted: Handler<'restoreDeleted'> = async ({ trx, input, admin, now }) => {
  const ligne = await holdLigne(trx, input.ligne_id);
  if (!ligne || !appelsOf(admin).includes(ligne.appel))
    throw introuvable('Cela n’est pas dans la corbeille.');
  if (ligne.dateAnnulation !== null) throw conflict('C’est déjà rétabli.');
  if (ligne.jusquAu === null || ligne.jusquAu <= now.toISOString())
    throw conflict('Cela n’est plus dans la corbeille\u00a0: on rétablit dans les trente jours.');
  const { dit, ...journal } = await putBack(trx, ligne, { admin, now }, true);
  if (!dit) throw conflict(EMPECHEMENTS[ligne.objet] ?? CHANGE);
  await takeBack(trx, ligne.id, now);
  const { objet } = ligne;
  const message = `«\u00a0${coupe(libelleOf(ligne.avant))}\u00a0»\u00a0: c’est rétabli.`;
  return { dit: [...dit], objet, objet_id: ligne.objet_id!, message, journal };
};

const CHANGE = 'Quelque chose a changé depuis\u00a0: rien n’a été rétabli.';

/** These have one thing alone in their way. */
const EMPECHEMENTS: Record<string, string> = {
  remise: 'Un autre code porte ce nom depuis\u00a0: supprimez-le d’abord.',
  fait: 'Ce chiffre a depuis une autre valeur dès ce jour-là\u00a0: supprimez-la d’abord.',
  eleve: 'Cet élève a de nouveau cet accès.',
};

const NOM = 80;
const coupe = (text: string) => (text.length <= NOM ? text : `${text.slice(0, NOM).trimEnd()}…`);

function libelleOf(avant: string | null): string {
  const { libelle, code, fait, valeur, images } = JSON.parse(avant ?? '{}') as Record<
    string,
    string
  >;
  if (images) return 'Image d’un chapitre';
  if (fait) return `${faitOf(fait as NomDeFait).libelle}\u00a0: ${valeur}`;
  return [code, libelle].filter(Boolean).join(', ');
}
