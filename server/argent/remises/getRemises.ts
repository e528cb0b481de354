import { readRemise } from '../../../regles/codeRemise.ts';
import type { EtatRemise } from '../../../regles/remise.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { pageOf } from '../../socle/texte/rangees.ts';
import type { Db } from '../../socle/db/database.ts';
import { ficheOf, lignesAvec, ligneOfRemise } from './fiche.ts';
import { etatOfRemise } from './validite.ts';
import { selectRemises } from './remises.queries.ts';

type FiltreDeRemises = Parameters<Handler<'getRemises'>>[0]['input'];

export const getRemises: Handler<'getRemises'> = async ({ db, input, now }) => {
  if (input.id !== undefined) {
    const remise = await ficheOf(db, input.id, now);
    return { remise, message: `Code ${remise.code}.` };
  }
  const found = await matching(db, input, now);
  const rangees = await pageOf(found, input.page, (page) =>
    lignesAvec(page as typeof found).orderBy('remise.id', 'desc'),
  );
  const { total } = rangees;
  return {
    remises: { ...rangees, data: rangees.data.map((lue) => ligneOfRemise(lue, now)) },
    message: total === 1 ? '1 code.' : `${total} codes.`,
  };
};

const ETATS: Record<NonNullable<FiltreDeRemises['etat']>, readonly EtatRemise[]> = {
  active: ['active'],
  terminee: ['terminee', 'epuisee'],
};

async function matching(db: Db, { etat, recherche }: FiltreDeRemises, now: Date) {
  const found = selectRemises(db);
  if (!etat && !recherche) return found;
  const fits = labelFilter(recherche);
  const code = recherche && (readRemise(recherche) ?? recherche.trim().toUpperCase());
  const rows = await found.selectAll('remise').execute();
  const ids = rows
    .filter((row) => !etat || ETATS[etat].includes(etatOfRemise(row, now)))
    .filter((row) => !code || fits(row.libelle) || row.code.startsWith(code))
    .map(({ id }) => id);
  // PostgreSQL takes no empty list, and no discount has id 0.
  return found.where('remise.id', 'in', ids.length > 0 ? ids : [0]);
}
