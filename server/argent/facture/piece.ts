import type { Selectable } from 'kysely';
import { pdfOf } from './draw.ts';
import { findFacture, numeroOf } from './facture.queries.ts';
import type { FactureTable } from './facture.tables.ts';

type Store = Parameters<typeof pdfOf>[0];

const FACTURE = /^facture:(\d+)$/;

export const pieceDe = (id: number): string => `facture:${id}`;

export async function fichierOf(store: Store, facture: Selectable<FactureTable>) {
  const numero = numeroOf(facture);
  const sorte = facture.serie === 'NC' ? 'note-de-credit' : 'facture';
  const nom = `${sorte}-${numero.replace(/^NC /, '')}.pdf`;
  const contenu = (await pdfOf(store, facture.id))!;
  return { numero, fichier: { nom, type: 'application/pdf' as const, contenu } };
}

export async function openPiece(store: Store, piece: string) {
  const [, id] = FACTURE.exec(piece) ?? [];
  const facture = id === undefined ? undefined : await findFacture(store.db, Number(id));
  return facture && (await fichierOf(store, facture)).fichier;
}
