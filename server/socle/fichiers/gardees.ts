import { adresseOf } from '../../../regles/images.ts';
import type { Db } from '../db/database.ts';
import { nameOf } from './keepImage.ts';
import { versionsKept } from './sortes.ts';
import type { Store } from './store.ts';
import type { Use } from './sweep.ts';

export interface FichierGarde {
  nom: string;
  empreinte: string;
  largeur: number;
}

/** Files of all pictures that are kept, oldest first. */
export async function listGardees(db: Db): Promise<FichierGarde[]> {
  const rows = await db
    .selectFrom('fichier')
    .select(['cle', 'sorte', 'largeur', 'empreinte'])
    .where('empreinte', 'is not', null)
    .orderBy('dateCreation')
    .orderBy('cle')
    .execute();
  return rows.flatMap(({ cle, sorte, largeur, empreinte }) =>
    versionsKept(sorte, largeur).map((version) => ({
      nom: nameOf(cle, version),
      empreinte: empreinte!,
      largeur,
    })),
  );
}

const AT_ONCE = 16;

/** A distant store is asked for several at once. */
async function* inTurns<T, R>(items: T[], job: (item: T) => Promise<R>): AsyncGenerator<R> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    yield* await Promise.all(items.slice(from, from + AT_ONCE).map(job));
}

interface ImageLue {
  nom: string;
  /** Undefined: the store has no such file. */
  bytes: Buffer | undefined;
}

export const readGardees = (gardees: FichierGarde[], store: Store): AsyncGenerator<ImageLue> =>
  inTurns(gardees, async ({ nom }) => {
    const stored = await store.get(nom);
    return { nom, bytes: stored && Buffer.concat((await stored.flux.toArray()) as Buffer[]) };
  });

/** Pictures in use that the store lacks; an upload that broke off is in no use. */
export async function listAbsentes(
  db: Db,
  store: Store,
  uses: Use[],
  now: Date,
): Promise<{ vues: number; absentes: string[] }> {
  const gardees = await listGardees(db);
  const absentes: FichierGarde[] = [];
  const looked = inTurns(gardees, async (each) => {
    const stored = await store.get(each.nom);
    stored?.flux.destroy();
    return { each, isThere: stored !== undefined };
  });
  for await (const { each, isThere } of looked) if (!isThere) absentes.push(each);
  const used = new Set<string>();
  for (let from = 0; from < absentes.length; from += AT_ONCE)
    for (const { dossier, usedOf } of uses) {
      const some = absentes.slice(from, from + AT_ONCE);
      const named = new Map(some.map((each) => [adresseOf(dossier, each), each.nom]));
      for (const adresse of await usedOf(db, [...named.keys()], now)) used.add(named.get(adresse)!);
    }
  return { vues: gardees.length, absentes: [...used] };
}
