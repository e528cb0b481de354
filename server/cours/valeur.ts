import { RDV } from '../../contract/regles.ts';
import type { calls } from '../../contract/index.ts';
import { namesOfAdmins } from '../admins/admins.queries.ts';
import { listDernieres } from '../attestation/attestation.queries.ts';
import type { Db } from '../db/database.ts';
import { idsOf } from '../db/idsOf.ts';
import type { Handler } from '../kernel/mount.ts';
import { Refus } from '../kernel/refus.ts';
import { findVersions } from '../questions/questions.queries.ts';

/** The one row. */
const ID = 1;
/** How many attestations the setting is read beside. */
const DERNIERES = 25;

export const findValeur = (db: Db) =>
  db.selectFrom('valeurAttestation').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();

type Valeur = Pick<Awaited<ReturnType<typeof findValeur>>, 'lecture' | 'bonnes'>;

/** What a chapter asks before it is done; null where no attestation comes of its course. */
export const valeurOf = async (db: Db, codePermis: string): Promise<Valeur | null> =>
  codePermis === RDV ? findValeur(db) : null;

/** In seconds, of a chapter that takes so long to be read. */
export const lectureMin = (minutes: number, { lecture }: Pick<Valeur, 'lecture'>): number =>
  Math.ceil((minutes * 60 * lecture) / 100);

/** How many of so many questions have to be right. */
export const bonnesMin = (questions: number, { bonnes }: Pick<Valeur, 'bonnes'>): number =>
  Math.ceil((questions * bonnes) / 100);

interface Ouverture {
  /** When it was opened, or last tried in vain. */
  dateOuverture: string;
  /** When the chapter before it, whichever that was, was ended within the same access. */
  derniereFin: string | null;
}

/**
 * The seconds that are still to be read. One reads one chapter at a time: what was opened while another one was read
 * counts from the end of that, so that all of them opened at once take as long as one after the other.
 */
export function resteOf(
  minimum: number,
  { dateOuverture, derniereFin }: Ouverture,
  now: Date,
): number {
  const since = derniereFin !== null && derniereFin > dateOuverture ? derniereFin : dateOuverture;
  return Math.max(0, Math.ceil(minimum - (now.getTime() - Date.parse(since)) / 1000));
}

export const getValeurAttestation: Handler<(typeof calls)['getValeurAttestation']> = async ({
  db,
}) => ({
  valeur: await lue(db),
  attestations: await constat(db),
  message: 'Réglages chargés.',
});

async function lue(db: Db) {
  const { admin_id, ...valeur } = await findValeur(db);
  const names = await namesOfAdmins(db, admin_id === null ? [] : [admin_id]);
  return { ...valeur, auteur: admin_id === null ? null : names.get(admin_id)! };
}

export const setValeurAttestation: Handler<(typeof calls)['setValeurAttestation']> = async ({
  trx,
  input,
  admin,
  now,
}) => {
  await trx.selectFrom('valeurAttestation').select('id').where('id', '=', ID).forUpdate().execute();
  const { lecture, bonnes, version, auteur } = await lue(trx);
  if (input.version !== undefined && input.version !== version)
    throw new Refus(
      409,
      `${auteur} a changé ce réglage entre-temps. Rien n’est enregistré : comparez, puis recommencez.`,
      { valeur: { lecture, bonnes, version } },
    );
  const apres = { lecture: input.lecture, bonnes: input.bonnes };
  await trx
    .updateTable('valeurAttestation')
    .set({
      ...apres,
      version: version + 1,
      admin_id: admin.id,
      dateModification: now.toISOString(),
    })
    .where('id', '=', ID)
    .execute();
  return {
    version: version + 1,
    message: 'Le réglage vaut pour chaque chapitre terminé à partir de maintenant.',
    journal: { objet: 'attestation', objet_id: null, avant: { lecture, bonnes }, apres },
  };
};

/** What the newest attestations were earned with. */
async function constat(db: Db) {
  const dernieres = await listDernieres(db, DERNIERES);
  const lectures =
    dernieres.length === 0
      ? []
      : await db
          .selectFrom('lecture')
          .select(['acces_user_id', 'versions', 'reponses', 'essais'])
          .select(['dateOuverture', 'dateTermine'])
          .where(
            'acces_user_id',
            'in',
            dernieres.map(({ acces_user_id }) => acces_user_id),
          )
          .where('dateTermine', 'is not', null)
          .execute();
  const versions = await findVersions(
    db,
    lectures.flatMap((each) => idsOf(each.versions!)),
  );
  return dernieres.map(({ acces_user_id, dateFin, ...attestation }) => {
    const siennes = lectures.filter(
      (each) => each.acces_user_id === acces_user_id && each.dateTermine! <= dateFin,
    );
    const debuts = siennes.map((each) => each.dateOuverture ?? each.dateTermine!).toSorted();
    const reponses = siennes.flatMap((each) =>
      idsOf(each.versions!).map((id, at) => versions.get(id)?.correcte === each.reponses![at]),
    );
    return {
      ...attestation,
      secondes: Math.round((Date.parse(dateFin) - Date.parse(debuts[0] ?? dateFin)) / 1000),
      chapitres: siennes.length,
      bonnes: reponses.filter(Boolean).length,
      questions: reponses.length,
      essais: siennes.reduce((sum, { essais }) => sum + essais, 0),
    };
  });
}
