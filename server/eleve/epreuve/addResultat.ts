import { codeDu } from '../../../drawing/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { holdEleve, setEleve } from '../compte/index.ts';
import { codeDuJour } from '../questions/index.ts';
import { chanceOf } from '../pret/index.ts';
import { findLastEpreuve } from './epreuve.queries.ts';

export const addResultat: Handler<'addResultat'> = async (context) => {
  const { db, write, eleve, input, now } = context;
  const { resultat, epreuve_id } = input;
  const code = eleve.examenLe === null ? codeDuJour(now) : codeDu(eleve.examenLe);
  // Outside the transaction: it reads the whole bank.
  const fourchette = await chanceOf(db, eleve.id, code, now);
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
    if (examenLe === null) throw await nothingToTell(trx, eleve_id);
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
      .onConflict((conflict) =>
        conflict.columns(['eleve_id', 'jour']).doUpdateSet({ resultat, centre: examenCentre }),
      )
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

/** A second tap, or another tab: says what the first has told. */
async function nothingToTell(trx: Db, eleve_id: number) {
  const dite = await findLastEpreuve(trx, eleve_id);
  return dite
    ? conflict('Tu l’as déjà dit. Le voici, tu peux encore le corriger.', { epreuve: dite })
    : conflict('Tu n’as pas d’examen à raconter.');
}
