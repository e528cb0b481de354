import { sql } from 'kysely';
import { readRemise } from '../../../regles/codeRemise.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { pageOf } from '../../socle/texte/rangees.ts';
import type { Db } from '../../socle/db/database.ts';
import { ficheOf, lignesAvec, ligneOf } from './fiche.ts';
import { selectRemises } from './remises.queries.ts';

type FiltreDeRemises = Parameters<Handler<'getRemises'>>[0]['input'];

export const getRemises: Handler<'getRemises'> = async ({ db, input, now }) => {
  if (input.id !== undefined) {
    const remise = await ficheOf(db, input.id, now);
    return { remise, message: `Code ${remise.code}.` };
  }
  const found = await matching(db, input, brusselsDay(now.toISOString()));
  const rangees = await pageOf(found, input.page, (page) =>
    lignesAvec(page as typeof found).orderBy('remise.id', 'desc'),
  );
  const { total } = rangees;
  return {
    remises: { ...rangees, data: rangees.data.map((lue) => ligneOf(lue, now)) },
    message: total === 1 ? '1 code.' : `${total} codes.`,
  };
};

async function matching(db: Db, { etat, recherche }: FiltreDeRemises, today: string) {
  let found = selectRemises(db);
  if (etat === 'active')
    found = found.where((row) =>
      row.and([
        row.eb('remise.actif', '=', 1),
        row.or([row.eb('debut', 'is', null), row.eb('debut', '<=', today)]),
        row.or([row.eb('fin', 'is', null), row.eb('fin', '>=', today)]),
        row.or([row.eb('most', 'is', null), sql<boolean>`nombre < most`]),
      ]),
    );
  if (etat === 'terminee')
    found = found.where((row) => row.or([row.eb('fin', '<', today), sql<boolean>`nombre >= most`]));
  if (!recherche) return found;
  const fits = labelFilter(recherche);
  const code = readRemise(recherche) ?? recherche.trim().toUpperCase();
  const rows = await selectRemises(db)
    .select(['remise.id', 'remise.libelle', 'remise.code'])
    .execute();
  const ids = rows
    .filter((row) => fits(row.libelle) || row.code.startsWith(code))
    .map(({ id }) => id);
  // PostgreSQL takes no empty list, and no discount has id 0.
  return found.where('remise.id', 'in', ids.length > 0 ? ids : [0]);
}
