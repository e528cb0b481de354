import {
  leaveOutOfChapitre,
  listChapitresThere,
  restoreChapitre,
  restoreImage,
  restoreModule,
} from '../../eleve/cours/index.ts';
import { holdQuestions } from '../../eleve/questions/index.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { readListe } from '../../socle/db/listes.ts';
import type { Geste, PlaceDeListe } from '../../socle/journal/geste.ts';
import {
  goneOf,
  holdProduits,
  lastOf,
  missingOf,
  publiqueOf,
  publiquesOf,
} from '../annuler/index.ts';

type Nommes = { id: number; libelle: string }[];

interface ModuleSupprime {
  chapitres: Nommes;
  acces: Nommes;
  places: { acces: PlaceDeListe[]; chapitres: PlaceDeListe[] };
}

const deleteModule: Geste<ModuleSupprime> = async (
  trx,
  { id, avant: { places, acces, chapitres }, faitLe, tard },
  par,
) => {
  const held = await holdProduits(trx, places.acces, { type: 'EL', noms: acces, tard });
  const back = { id, faitLe, acces: held.places, chapitres: places.chapitres };
  const last = await restoreModule(trx, back, par);
  if (!last) return false;
  const dit = [...held.dit, ...lastOf('Dans le produit', last, acces)];
  if (!tard) return dit;
  const there = await listChapitresThere(
    trx,
    chapitres.map((each) => each.id),
  );
  return [...dit, ...goneOf('Le chapitre', chapitres, there)];
};

interface ChapitreSupprime {
  listeQuestions: string;
  modules: Nommes;
  places: PlaceDeListe[];
}

const deleteChapitre: Geste<ChapitreSupprime> = async (
  trx,
  { id, avant: { listeQuestions, modules, places }, faitLe, tard },
  par,
) => {
  const questions = idsOf(listeQuestions);
  await holdQuestions(trx, questions);
  const remis = await restoreChapitre(trx, { id, faitLe, places }, par);
  if (!remis) return false;
  const publiques = await publiquesOf(trx, questions);
  const there = new Set(modules.map((each) => each.id)).difference(new Set(remis.disparus));
  const dit = [
    ...goneOf('Le module', modules, there),
    ...lastOf('Dans le module', remis.last, modules),
    ...[...publiques].map(publiqueOf),
  ];
  if (!tard) return dit;
  if (publiques.size > 0) await leaveOutOfChapitre(trx, id, publiques);
  const wanted = questions.filter((each) => !publiques.has(each));
  return [...dit, ...missingOf(wanted, await readListe(trx, 'chapitre', id))];
};

const deleteImage: Geste<{ images: [string] }> = async (
  trx,
  { id, avant: { images }, faitLe, tard },
) => {
  if (!(await restoreImage(trx, { id, faitLe }, images[0]))) return false;
  const isThere = !tard || (await listChapitresThere(trx, [id])).has(id);
  return isThere ? [] : ['Son chapitre est supprimé, lui aussi.'];
};

export const coursGestes = { deleteModule, deleteChapitre, deleteImage };
