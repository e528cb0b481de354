import type { Selectable } from 'kysely';
import { codeDu, codes } from '../../../droit/codes.ts';
import { type ClipEnvoye, clipEnvoyeOf, codeDuClip } from '../../../films/envoi.ts';
import type { Difficulte } from '../../../films/difficulte.ts';
import type { Fenetre } from '../../../films/juge.ts';
import type { ClipGarde } from '../../../films/sosies.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import type { ClipTable } from './perception.tables.ts';

/** A clip with its dangers: never sent before its end. */
export interface ClipLu {
  ref: string;
  titre: string;
  empreinte: string;
  clip: ClipGarde;
  fenetres: Fenetre[];
  difficulte: Difficulte;
}

/** For whoever comes by: two dangers that one sees coming. */
export const DEMONSTRATION = codeDuClip('ballon-devant-l-ecole');

/** Reading a clip's JSON takes a millisecond, drawing its plates twenty: both are kept. */
const lus = new Map<string, ClipLu>();
const envoyes = new Map<string, ClipEnvoye>();
/** Newer versions of clips push older ones out. */
const MOST_KEPT = 500;

function keep<T>(kept: Map<string, T>, cle: string, make: () => T): T {
  const found = kept.get(cle);
  if (found !== undefined) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = make();
  kept.set(cle, made);
  return made;
}

const readClip = (row: Selectable<ClipTable>): ClipLu =>
  keep(lus, `${row.reference} ${row.empreinte}`, () => ({
    ref: row.reference,
    titre: row.titre,
    empreinte: row.empreinte,
    clip: JSON.parse(row.contenu) as ClipGarde,
    fenetres: JSON.parse(row.fenetres) as Fenetre[],
    difficulte: row.difficulte as Difficulte,
  }));

export async function listClips(db: Db): Promise<ClipLu[]> {
  const rows = await db.selectFrom('clip').selectAll().orderBy('titre').execute();
  return rows.map(readClip);
}

export const countClips = (db: Db): Promise<number> => countRows(db.selectFrom('clip'));

export async function readClipOf(db: Db, ref: string): Promise<ClipLu> {
  const row = await db
    .selectFrom('clip')
    .selectAll()
    .where('reference', '=', ref)
    .executeTakeFirst();
  if (!row) throw introuvable('Cette vidéo n’existe pas ou plus.');
  return readClip(row);
}

/** Without its dangers, with the plates of the code that is in force. */
export function envoyeOf(
  { ref, empreinte, clip, fenetres }: ClipLu,
  now: Date,
): ClipEnvoye & Record<string, unknown> {
  const code = codeDu(brusselsDay(now.toISOString()));
  const cle = `${ref} ${empreinte} ${code}`;
  return { ...keep(envoyes, cle, () => clipEnvoyeOf(clip, codes[code].du, fenetres)) };
}
