import { pointsOfTest, regleOf } from '../../../droit/perception.ts';
import { TEST } from '../../../regles/perception.ts';
import type { OutputOf } from '../../../contract/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { sign } from '../../socle/securite/signature.ts';
import { readClipOf, listClips } from './clips.ts';
import {
  listParties,
  ownTest,
  type PartieGardee,
  revueDe,
  type SeanceOuverte,
  type TestBlanc,
  wantHorsTest,
} from './perception.queries.ts';
import { choixOf, type Proposition } from './propositions.ts';
import { fauxOf, type Rapport, type Revue, revueOf } from './rapport.ts';

type SuiteDePartie = OutputOf<'endPartie'>;

/** The same clip asks the same to the same learner, who can’t foresee how it is shuffled. */
export const cleOf = (
  { APP_SECRET }: AppSecret,
  { acces_user_id, clip }: Pick<PartieGardee, 'acces_user_id' | 'clip'>,
): string => sign(APP_SECRET, 'perception', `${acces_user_id} ${clip}`);

export const contexteOf = async (db: Db, env: AppSecret, partie: PartieGardee) => ({
  clip: await readClipOf(db, partie.clip),
  tous: await listClips(db),
  cle: cleOf(env, partie),
});

export const rapportDe = ({ rapport }: PartieGardee): Rapport => JSON.parse(rapport!) as Rapport;

/** Clicks that a test still has before this clip; null: as many as one likes. */
export function clicsRestants(test: TestBlanc, parties: readonly PartieGardee[]): number | null {
  const { clics } = regleOf(test.regle);
  if (clics === undefined) return null;
  const faits = parties.reduce(
    (somme, partie) => somme + (partie.rapport === null ? 0 : rapportDe(partie).clics.length),
    0,
  );
  return Math.max(0, clics - faits);
}

export const showPropositions = (propositions: readonly Proposition[]) =>
  propositions.map(({ libelle }, rang) => ({ rang, libelle }));

/** The answer to a browser that has reported. */
export async function suiteDe(
  db: Db,
  env: AppSecret,
  partie: PartieGardee,
): Promise<SuiteDePartie> {
  const { verdict, test_id } = partie;
  const test = test_id === null ? undefined : await ownTest(db, partie, test_id);
  const enAttente = verdict === null;
  const contexte = enAttente ? await contexteOf(db, env, partie) : undefined;
  return {
    revue: enAttente || test ? null : { partie_id: partie.id, ...revueDe(partie) },
    propositions: contexte
      ? showPropositions(choixOf(contexte.clip, contexte.tous, contexte.cle))
      : null,
    termine: flagOf(test !== undefined && test.dateFin !== null),
  };
}

/** Marks the clip, and its test once it was the last: the session that ended it announces it. */
export async function finish(
  { trx, env, now }: { trx: Db; env: AppSecret; now: Date },
  { reference: seance }: SeanceOuverte,
  partie: PartieGardee,
  coches?: readonly number[],
): Promise<void> {
  if (partie.test_id === null) await wantHorsTest(trx, partie, partie.clip);
  const contexte = await contexteOf(trx, env, partie);
  const revue = revueOf(contexte, partie.forme, rapportDe(partie), coches);
  const { points, sur } = revue;
  const dateFin = now.toISOString();
  await trx
    .updateTable('perceptionPartie')
    .set({ verdict: JSON.stringify(revue), points, sur, dateFin, seance })
    .where('id', '=', partie.id)
    .execute();
  if (partie.test_id !== null) await finishTest(trx, { ...partie, dateFin, seance });
}

const mancheOf = (revue: Revue) => ({ trouves: revue.points, faux: fauxOf(revue) });

async function finishTest(trx: Db, partie: PartieGardee): Promise<void> {
  const { dateFin, seance } = partie;
  const test = await ownTest(trx, partie, partie.test_id!);
  const parties = await listParties(trx, test);
  const finies = parties.filter((une) => une.verdict !== null);
  const epuise = clicsRestants(test, parties) === 0;
  if (finies.length < TEST.clips && !epuise) return;
  const points = pointsOfTest(
    test.regle,
    finies.map((une) => mancheOf(revueDe(une))),
  );
  await trx
    .updateTable('perceptionTest')
    .set({ points, dateFin, seance })
    .where('id', '=', test.id)
    .execute();
}
