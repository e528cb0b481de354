import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { holdEleve, setEleve } from '../compte/index.ts';
import { chanceOf } from '../pret/index.ts';

export const addResultat: Handler<'addResultat'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { resultat, epreuve_id } = input;
  // Outside the transaction: it reads the whole bank.
  const fourchette = await chanceOf(db, eleve.id, now);
  return write(async (trx) => {
    const { id: eleve_id, examenLe, examenCentre } = await holdEleve(trx, context);
    if (epreuve_id !== undefined) {
      const { numUpdatedRows } = await trx
        .updateTable('epreuve')
        .set({ resultat })
        .where('id', '=', epreuve_id)
        .where('eleve_id', '=', eleve_id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw introuvable('Cet examen n’est pas le tien.');
      return { epreuve_id };
    }
    if (examenLe === null) throw conflict('Tu n’as pas d’examen à raconter.');
    if (examenLe > brusselsDay(now.toISOString()))
      throw conflict('Ton examen n’a pas encore eu lieu.');
    const { id } = await trx
      .insertInto('epreuve')
      .values({
        eleve_id,
        jour: examenLe,
        centre: examenCentre,
        resultat,
        chanceMin: fourchette?.bas ?? null,
        chanceMax: fourchette?.haut ?? null,
        dateCreation: now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setEleve(trx, eleve_id, {
      examenLe: null,
      examenCentre: null,
      examenRappels: 0,
      examenRappele: null,
    });
    return { epreuve_id: id };
  });
};
