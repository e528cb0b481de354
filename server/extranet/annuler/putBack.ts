import type { Selectable } from 'kysely';
import { isDansLaCorbeille } from '../../../contract/annulable.ts';
import { type Call, appelOf } from '../../../contract/call.ts';
import { type CallName, type Calls, calls } from '../../../contract/index.ts';
import { type Droits, mayMake } from '../../../regles/fonctions.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Signer } from '../../socle/journal/auteur.ts';
import type { Geste, Remis } from '../../socle/journal/geste.ts';
import type { JournalTable } from '../../socle/journal/journal.tables.ts';
import type { LigneDeJournal } from '../../socle/journal/ligne.ts';
import { gestes } from './gestes.liste.ts';

type Annulable = {
  [N in CallName]: Calls[N]['output'] extends { shape: { annulation: unknown } } ? N : never;
}[CallName];
/** Without its gesture an undoable call does not compile. */
const GESTES: Record<string, Geste<never> | undefined> = gestes satisfies Record<
  Annulable,
  Geste<never>
>;
const CALLS = new Map(Object.values<Call>(calls).map((call) => [appelOf(call), call]));

/** False too where nothing takes this call back. */
export const mayPutBack = (admin: Droits, appel: string): boolean =>
  GESTES[appel] !== undefined && mayMake(admin, CALLS.get(appel)!);

/** Names of the deletions that this account may take back. */
export const appelsOf = (admin: Droits): string[] =>
  Object.keys(GESTES).filter(
    (appel) => isDansLaCorbeille(CALLS.get(appel)!) && mayPutBack(admin, appel),
  );

type PutBack = { dit: Remis } & LigneDeJournal;

/** The caller holds the line. `dit` false: nothing was put back. */
export async function putBack(
  trx: Db,
  ligne: Selectable<JournalTable>,
  par: Signer,
  tard: boolean,
): Promise<PutBack> {
  const { appel, objet, objet_id, dateCreation: faitLe } = ligne;
  const [avant, apres] = [jsonOf(ligne.avant), jsonOf(ligne.apres)];
  const mirrored = { objet, objet_id, avant: apres, apres: avant };
  if (objet_id === null || avant === null) return { dit: false, ...mirrored };
  const fait = { id: objet_id, avant, apres: apres ?? avant, faitLe, tard };
  const done = await GESTES[appel]!(trx, fait as never, par);
  return { dit: done === true ? [] : done, ...mirrored };
}

const jsonOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as object));
