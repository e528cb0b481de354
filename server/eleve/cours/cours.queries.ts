import { RDV, infosManquantes } from '../../../regles/rdv.ts';
import { marque } from '../../../marque.ts';
import { accesPerime, isPerime, ownAccesDuProduit } from '../acces/index.ts';
import { countRows } from '../../socle/db/countRows.ts';
import type { Db } from '../../socle/db/database.ts';
import { prepared } from '../../socle/db/prepared.ts';
import { listChapitresDuCours, listChapitresOfAcces } from './chapitres.queries.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import type { Regarde } from '../../socle/securite/regard.ts';
import { type Eleve, holdAccount } from '../../socle/securite/session.ts';
import { avancementOfParcours, parcoursOf } from './parcours.ts';

interface AppelDeCours {
  eleve: Eleve;
  /** Set for a supervisor's view, which is not asked for an attestation's data. */
  regard?: Regarde['regard'] | undefined;
  input: { acces_id: number };
  now: Date;
}

/** `lock` serializes writers: first the learner, then the access. */
async function ownEL(db: Db, { eleve, input, now }: AppelDeCours, lock: boolean, perime = false) {
  if (lock) await holdAccount(db, { eleve_id: eleve.id });
  const voulu = { eleve_id: eleve.id, acces_id: input.acces_id, type: 'EL' } as const;
  return ownAccesDuProduit(db, voulu, now, { lock, perime });
}

/** Throws unless the access is valid and its learner's data complete. */
export async function ownCours(db: Db, appel: AppelDeCours, { lock = false } = {}) {
  const acces = await ownEL(db, appel, lock);
  if (acces.codePermis === RDV && !appel.regard && infosManquantes(appel.eleve))
    throw conflict('Vérifie d’abord tes informations\u00a0: ton attestation les demande.', {
      infosManquantes: 1,
    });
  return acces;
}

export const ownStartedCours = async (db: Db, appel: AppelDeCours, options?: { lock?: boolean }) =>
  started(await ownCours(db, appel, options));

export function started<A extends { dateActivation: string | null; datePerime: string | null }>(
  acces: A,
) {
  const { dateActivation, datePerime } = acces;
  if (dateActivation === null || datePerime === null)
    throw conflict('Cet accès n’a pas encore commencé. Ouvre d’abord la liste des modules.');
  return { ...acces, dateActivation, datePerime };
}

interface AccesIds {
  acces_id: number;
  acces_user_id: number;
}

export const readParcours = async (trx: Db, { acces_id, acces_user_id }: AccesIds) =>
  parcoursOf(await listChapitresOfAcces(trx, [acces_id]), await listLus(trx, acces_user_id));

/** Reads a cached course: a transaction would miss its own changes. */
export async function showParcours(read: Db, { acces_id, acces_user_id }: AccesIds) {
  const [chapitres] = await listChapitresDuCours(read, [acces_id]);
  return parcoursOf(chapitres!, await listLus(read, acces_user_id));
}

const listLus = prepared((db, acces_user_id: number) =>
  db
    .selectFrom('lecture')
    .select(['chapitre_id', 'place', 'dateTermine'])
    .where('acces_user_id', '=', acces_user_id),
);

export function chapitreIn(
  parcours: Awaited<ReturnType<typeof readParcours>>,
  { module_id, chapitre_id }: { module_id: number; chapitre_id: number },
) {
  const chapitre = moduleIn(parcours, module_id).chapitres.find(({ id }) => id === chapitre_id);
  if (!chapitre) throw introuvable('Ce chapitre n’est pas ou plus dans ce module.');
  return chapitre;
}

export function moduleIn(parcours: Awaited<ReturnType<typeof readParcours>>, module_id: number) {
  const module = parcours.find(({ id }) => id === module_id);
  if (!module) throw introuvable('Ce module n’est pas ou plus dans ce cours.');
  return module;
}

export const findLecture = (db: Db, acces_user_id: number, chapitre_id: number) =>
  db
    .selectFrom('lecture')
    .selectAll()
    .where('acces_user_id', '=', acces_user_id)
    .where('chapitre_id', '=', chapitre_id)
    .executeTakeFirst();

export async function findDateFin(db: Db, acces_user_id: number): Promise<string | null> {
  const [fin] = await listFins(db, [acces_user_id]);
  return fin?.dateFin ?? null;
}

export async function listFins(db: Db, acces_user_ids: number[]) {
  if (acces_user_ids.length === 0) return [];
  return db
    .selectFrom('coursTermine')
    .select(['acces_user_id', 'dateFin'])
    .where('acces_user_id', 'in', acces_user_ids)
    .execute();
}

/** Accepts an expired access once its course is finished. */
export async function ownRdv(db: Db, appel: AppelDeCours, { lock = false } = {}) {
  const acces = await ownEL(db, appel, lock, true);
  if (acces.codePermis !== RDV)
    throw introuvable('Cet accès n’est pas un rendez-vous pédagogique.');
  const dateFin = await findDateFin(db, acces.acces_user_id);
  if (dateFin === null && isPerime(acces.datePerime, appel.now)) throw accesPerime();
  return { ...acces, dateFin };
}

export async function listGuides(db: Db, acces_user_ids: number[]) {
  if (acces_user_ids.length === 0) return [];
  return db
    .selectFrom('guide')
    .selectAll()
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('acces_user_id')
    .orderBy('position')
    .execute();
}

const ofAppointment = (db: Db) =>
  db
    .selectFrom('coursTermine')
    .innerJoin('accesUser', 'accesUser.id', 'coursTermine.acces_user_id')
    .innerJoin('acces', 'acces.id', 'accesUser.acces_id')
    .innerJoin('eleve', 'eleve.id', 'accesUser.eleve_id')
    .select([
      'coursTermine.acces_user_id',
      'coursTermine.dateFin',
      'coursTermine.aDelivrer',
      'coursTermine.dateRappel',
      'accesUser.eleve_id',
      'accesUser.acces_id',
      'accesUser.dateActivation',
      'accesUser.actif',
      'accesUser.suspenduDepuis',
      'acces.libelle',
      'eleve.prenom',
      'eleve.nom',
      'eleve.email',
      'eleve.dateNaissance',
      'eleve.registreNational',
      'eleve.rue',
      'eleve.localite',
      'eleve.codePostal',
    ])
    .where('acces.codePermis', '=', RDV);

/** Locks the learner, then the finished appointment. */
export async function holdTermine(trx: Db, acces_user_id: number) {
  const own = ofAppointment(trx).where('coursTermine.acces_user_id', '=', acces_user_id);
  const found = await own.executeTakeFirst();
  if (!found) return undefined;
  await holdAccount(trx, found);
  return own.forUpdate('coursTermine').executeTakeFirst();
}

export type Termine = NonNullable<Awaited<ReturnType<typeof holdTermine>>>;

export const listTermines = (db: Db, eleve_id: number) =>
  ofAppointment(db)
    .where('accesUser.eleve_id', '=', eleve_id)
    .orderBy('coursTermine.acces_user_id')
    .execute();

/** Finished appointments whose attestation waits for the learner to name a guide. */
export async function countSansGuide(db: Db): Promise<number> {
  const { nombre } = await ofAppointment(db)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('nombre'))
    .where('coursTermine.aDelivrer', '=', 1)
    .where('coursTermine.dateRappel', 'is not', null)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** Pages by id above `after`. The learner was not notified, or has named guides since. */
export async function listDues(db: Db, { after, most }: { after: number; most: number }) {
  const rows = await ofAppointment(db)
    .clearSelect()
    .select('coursTermine.acces_user_id')
    .where('coursTermine.aDelivrer', '=', 1)
    // A suspended access gets no attestation.
    .where('accesUser.actif', '=', 1)
    .where('accesUser.suspenduDepuis', 'is', null)
    .where('coursTermine.acces_user_id', '>', after)
    .where((row) =>
      row.or([
        row('coursTermine.dateRappel', 'is', null),
        row(
          row
            .selectFrom('guide')
            .select((each) => each.fn.countAll<number>().as('nombre'))
            .whereRef('guide.acces_user_id', '=', 'coursTermine.acces_user_id'),
          '>=',
          marque.attestation.guidesMin,
        ),
      ]),
    )
    .orderBy('coursTermine.acces_user_id')
    .limit(most)
    .execute();
  return rows.map(({ acces_user_id }) => acces_user_id);
}

export async function listAvancements(db: Db, acces: readonly AccesIds[]) {
  if (acces.length === 0) return [];
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const products = acces.map(({ acces_id }) => acces_id);
  const rows = await listChapitresOfAcces(db, products);
  const lus = await db
    .selectFrom('lecture')
    .select(['acces_user_id', 'chapitre_id', 'place', 'dateTermine'])
    .where('acces_user_id', 'in', ids)
    .execute();
  const fins = await listFins(db, ids);
  return acces.map(({ acces_id, acces_user_id }) => {
    const parcours = parcoursOf(
      rows.filter((row) => row.acces_id === acces_id),
      lus.filter((lu) => lu.acces_user_id === acces_user_id),
    );
    const dateFin = fins.find((each) => each.acces_user_id === acces_user_id)?.dateFin ?? null;
    return { acces_user_id, ...avancementOfParcours(parcours, dateFin), dateFin };
  });
}

export async function listLectures(db: Db, acces_user_ids: number[]) {
  if (acces_user_ids.length === 0) return [];
  return db
    .selectFrom('lecture')
    .innerJoin('chapitre', 'chapitre.id', 'lecture.chapitre_id')
    .selectAll('lecture')
    .select('chapitre.libelle')
    .where('acces_user_id', 'in', acces_user_ids)
    .orderBy('dateLecture', 'desc')
    .execute();
}

interface Depuis {
  acces_user_id: number;
  depuis: string;
}

export const countChapitresTermines = (db: Db, { acces_user_id, depuis }: Depuis) =>
  countRows(
    db
      .selectFrom('lecture')
      .where('acces_user_id', '=', acces_user_id)
      .where('dateTermine', '>=', depuis),
  );

export async function derniereFinOf(db: Db, acces_user_id: number): Promise<string | null> {
  const { derniere } = await db
    .selectFrom('lecture')
    .select((row) => row.fn.max('dateTermine').as('derniere'))
    .where('acces_user_id', '=', acces_user_id)
    .executeTakeFirstOrThrow();
  return derniere;
}
