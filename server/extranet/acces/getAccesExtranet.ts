import { motsOf } from '../../../regles/recherche.ts';
import { listReperesDeProduits, selectProduits } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { allIn, pageOf } from '../../socle/texte/rangees.ts';
import { currentOf, ficheOf, liensOf, ligneOf } from './fiche.ts';
import { listProduitsACompleter } from './manqueAuProduit.ts';

type Filtre = Parameters<Handler<'getAccesExtranet'>>[0]['input'];

export const getAccesExtranet: Handler<'getAccesExtranet'> = async ({ db, input }) => {
  if (input.id !== undefined) {
    const acces = await ficheOf(db, await currentOf(db, input.id));
    return { acces, message: `Accès «\u00a0${acces.libelle}\u00a0».` };
  }
  const found = await matching(db, input);
  if (input.all) {
    const accesList = allIn(await found.select(['id', 'libelle']).orderBy('id').execute());
    return { accesList, message: messageOf(accesList.total) };
  }
  const rangees = await pageOf(found, input.page, (page) => page.selectAll().orderBy('id'));
  const ids = rangees.data.map(({ id }) => id);
  const liens = await liensOf(db, ids);
  const data = rangees.data.map((produit) => ligneOf(produit, liens.get(produit.id)!));
  return { accesList: { ...rangees, data }, message: messageOf(rangees.total) };
};

const messageOf = (total: number) => `${total} accès.`;

async function matching(db: Db, { type, actif, recherche, manque }: Filtre) {
  let found = selectProduits(db);
  if (type !== undefined) found = found.where('type', '=', type);
  if (actif !== undefined) found = found.where('actif', '=', actif);
  if (recherche) found = found.where('id', 'in', orNone(await idsOfWords(db, recherche)));
  if (manque) {
    const rows = await listProduitsACompleter(db);
    found = found.where('id', 'in', orNone(rows.map(({ id }) => id)));
  }
  return found;
}

/** PostgreSQL refuses an empty `in ()`; no product has the id 0. */
const orNone = (ids: number[]) => (ids.length > 0 ? ids : [0]);

async function idsOfWords(db: Db, recherche: string): Promise<number[]> {
  const wanted = motsOf(recherche);
  return (await listReperesDeProduits(db))
    .filter(({ libelle, slug, codePermis }) => {
      const words = motsOf(`${libelle} ${slug} ${codePermis}`);
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map(({ id }) => id);
}
