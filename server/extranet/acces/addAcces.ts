import { setModulesOfAcces } from '../../eleve/cours/index.ts';
import { addProduit } from '../../eleve/acces/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { journalOf } from '../../socle/journal/champs.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { setThemesOfAcces } from '../../eleve/series/index.ts';
import { currentOf } from './conflit.ts';
import { type Liens, liensOf } from './fiche.ts';
import { namesOf } from './liens.ts';
import { banniereOf, produitOf, surLeSite } from './produitOf.ts';

const RIEN: Liens = { modules: [], themes: [] };

export const addAcces: Handler<'addAcces'> = async (context) => {
  const { db, input, write, admin, now } = context;
  const modele = input.copie_id === undefined ? undefined : await currentOf(db, input.copie_id);
  // All else is validated before the expensive work on a picture.
  produitOf(input, null);
  const banniere = await banniereOf(input, context.keepImage);
  const produit = produitOf(
    input,
    banniere ?? (input.sansImage ? null : (modele?.libelleImage ?? null)),
  );
  const { id, slug } = await write(async (trx) => {
    const added = await addProduit(trx, produit, { admin_id: admin.id, now });
    const copied = modele?.type === produit.type ? await copyLiens(trx, modele.id, added.id) : RIEN;
    const apres = {
      ...journalOf(PRODUIT.champs, { ...produit, slug: added.slug }),
      ...namesOf(copied),
    };
    return { ...added, journal: { objet: 'acces', objet_id: added.id, avant: null, apres } };
  });
  return {
    id,
    slug,
    message: `L’accès «\u00a0${produit.libelle}\u00a0» a été ajouté.${surLeSite(produit)}`,
  };
};

async function copyLiens(trx: Db, from: number, to: number): Promise<Liens> {
  const liens = (await liensOf(trx, [from])).get(from)!;
  const [modules, themes] = [liens.modules, liens.themes].map((some) => some.map(({ id }) => id));
  if (modules!.length > 0) await setModulesOfAcces(trx, to, modules!);
  if (themes!.length > 0) await setThemesOfAcces(trx, to, themes!);
  return liens;
}
