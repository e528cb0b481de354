import type { TypeAcces } from '../../../regles/produit.ts';
import { holdProduit } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { ListeChangee } from '../../socle/db/listes.ts';
import type { PlaceDeListe } from '../../socle/journal/geste.ts';
import { listQuestionsPrises } from '../../eleve/cours/index.ts';
import { listQuestionsAccueil } from '../../eleve/series/index.ts';

/** Labels as the journal's line has them. */
interface RepereDuJournal {
  id: number;
  libelle: string;
}

export const guillemets = (libelle: string) => `«\u00a0${libelle}\u00a0»`;

const nameIn = (noms: readonly RepereDuJournal[], id: number) =>
  guillemets(noms.find((each) => each.id === id)?.libelle ?? `n° ${id}`);

interface ProduitsTenus {
  type: TypeAcces;
  noms: readonly RepereDuJournal[];
  tard: boolean;
}

/** Lock order: products before their links. Leaves out those whose type has changed since. */
export async function holdProduits(
  trx: Db,
  places: readonly PlaceDeListe[],
  { type, noms, tard }: ProduitsTenus,
): Promise<{ places: PlaceDeListe[]; dit: string[] }> {
  const kept: PlaceDeListe[] = [];
  const dit: string[] = [];
  for (const place of places.toSorted(([one], [other]) => one - other)) {
    const produit = await holdProduit(trx, place[0]);
    if (produit && produit.type !== type)
      dit.push(`Le produit ${guillemets(produit.libelle)} a changé de type.`);
    else kept.push(place);
    // The link to a deleted product comes back with it.
    if (tard && !produit && noms.some(({ id }) => id === place[0]))
      dit.push(`Le produit ${nameIn(noms, place[0])} est supprimé, lui aussi.`);
  }
  return { places: kept, dit };
}

/** Sentences on the owners where what comes back stands last. */
export const lastOf = (
  dans: string,
  ids: readonly number[],
  noms: readonly RepereDuJournal[],
): string[] =>
  ids.map((id) => `${dans} ${nameIn(noms, id)}, l’ordre a changé\u00a0: la dernière place.`);

const AUSSI = {
  'La série': 'supprimée, elle aussi',
  'Le chapitre': 'supprimé, lui aussi',
  'Le module': 'supprimé, lui aussi',
};

export const goneOf = (
  quoi: keyof typeof AUSSI,
  noms: readonly RepereDuJournal[],
  there: ReadonlySet<number>,
): string[] =>
  noms
    .filter(({ id }) => !there.has(id))
    .map(({ libelle }) => `${quoi} ${guillemets(libelle)} est ${AUSSI[quoi]}.`);

/** These would stand elsewhere too (docs/decisions/0022). Row locks of the caller serialise placements. */
export async function publiquesOf(trx: Db, questions: readonly number[]): Promise<Set<number>> {
  const here = new Set(await listQuestionsAccueil(trx));
  const elsewhere = await listQuestionsPrises(trx, questions);
  return new Set(questions.filter((id) => here.has(id) && elsewhere.has(id)));
}

export const publiqueOf = (id: number) =>
  `La question ${id} est posée depuis sur la page d’accueil, qui en dit la bonne réponse à tout le monde.`;

export const changeeOf =
  (la: string) =>
  ({ libelle, rang }: ListeChangee): string =>
    rang === null
      ? `${la} ${guillemets(libelle)} est de nouveau complète.`
      : `${la} ${guillemets(libelle)} a changé depuis\u00a0: la question y est à la place ${rang + 1}.`;

/** Questions that the line names and today's list lacks. */
export const missingOf = (wanted: readonly number[], today: readonly number[]): string[] => {
  const absentes = wanted.filter((id) => !today.includes(id));
  if (absentes.length === 0) return [];
  if (absentes.length === 1) return [`La question ${absentes[0]} est supprimée, elle aussi.`];
  return [`Les questions ${absentes.join(', ')} sont supprimées, elles aussi.`];
};
