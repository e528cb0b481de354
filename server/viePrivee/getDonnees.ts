import { listToutAccesUser } from '../eleve/acces/index.ts';
import { lireContenu, listAttestations } from '../eleve/attestation/index.ts';
import { listFins, listGuides, listLectures } from '../eleve/cours/index.ts';
import { compteOf } from '../eleve/compte/index.ts';
import type { Db } from '../socle/db/database.ts';
import { idsOf } from '../socle/db/idsOf.ts';
import { libelleOf } from '../eleve/entrainement/index.ts';
import type { Environment } from '../socle/config/environment.ts';
import type { Handler } from '../socle/http/mount.ts';
import { listGestes } from '../socle/journal/journal.queries.ts';
import { flagOf } from '../socle/http/flagOf.ts';
import { countTry } from '../socle/securite/rateLimit.ts';
import { listSessions } from '../socle/securite/sessionsOfEleve.ts';
import { listMails } from '../socle/mail/mail.queries.ts';
import { findMemoire, isErreur } from '../eleve/memoire/index.ts';
import { listPaiementsEntiers } from '../argent/paiement/index.ts';
import { findVersions, reperesParId } from '../eleve/questions/index.ts';
import { dureesOf, listTentatives, reponseAt } from '../eleve/tentatives/index.ts';
import { exercicesOf, seancesOf } from '../eleve/tpr/index.ts';

/** A script that makes more must not block others. */
const MOST_TENTATIVES = 1000;
const MOST_DIZAINES = 1000;
const MOST_EXAMENS = 1000;
const MOST_MAILS = 1000;
const MOST_EXERCICES = 1000;
const MOST_GESTES = 1000;

export const getDonnees: Handler<'getDonnees'> = async (context) => {
  const { db, eleve, now, env } = context;
  await countTry(context, [{ cle: `donnees ${eleve.id}`, most: 10, seconds: 3600 }], now);
  const paiements = await listPaiementsEntiers(db, eleve.id, env);
  return {
    dateExport: now.toISOString(),
    ...(await compteOf(db, env, eleve)),
    acces: await accesAvecTentatives(db, eleve.id, env),
    memoire: await memoireOf(db, eleve.id),
    paiements,
    gestes: await listGestes(
      db,
      { eleve: [eleve.id], paiement: paiements.map(({ id }) => id) },
      MOST_GESTES,
    ),
    sessions: await sessionsOf(db, eleve.id),
    mails: await listMails(db, eleve.id, MOST_MAILS),
  };
};

async function accesAvecTentatives(db: Db, eleve_id: number, env: Environment) {
  const acces = await listToutAccesUser(db, eleve_id);
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const tentatives = await listTentatives(db, 'serie', ids, MOST_TENTATIVES);
  const dizaines = await listTentatives(db, 'dizaine', ids, MOST_DIZAINES);
  const examens = await listTentatives(db, 'examen', ids, MOST_EXAMENS);
  const lectures = await listLectures(db, ids);
  const fins = new Map(
    (await listFins(db, ids)).map(({ acces_user_id, dateFin }) => [acces_user_id, dateFin]),
  );
  const guides = await listGuides(db, ids);
  const attestations = await listAttestations(db, eleve_id);
  const versions = await findVersions(
    db,
    [...tentatives, ...dizaines, ...examens, ...lectures].flatMap((each) =>
      idsOf(each.versions ?? ''),
    ),
  );
  const seances = await seancesOf(db, ids, MOST_EXERCICES);
  const exercices = await exercicesOf(db, ids, MOST_EXERCICES);
  const chapitres = Map.groupBy(lectures, (lecture) => lecture.acces_user_id);
  const parAcces = Map.groupBy(tentatives, (tentative) => tentative.acces_user_id);
  return acces.map(({ acces_user_id, actif, ...dates }) => ({
    libelle: dates.libelle,
    actif: flagOf(actif === 1),
    dateActivation: dates.dateActivation,
    datePerime: dates.datePerime,
    dateRetrait: dates.dateRetrait,
    coursTermine: fins.get(acces_user_id) ?? null,
    guides: guides.filter((guide) => guide.acces_user_id === acces_user_id),
    attestations: attestations
      .filter((each) => each.acces_user_id === acces_user_id)
      .map((each) => ({ ...each, contenu: lireContenu(env, each.contenu!) ?? null })),
    chapitres: (chapitres.get(acces_user_id) ?? []).map((lecture) => ({
      chapitre: lecture.libelle,
      dateLecture: lecture.dateLecture,
      place: lecture.place,
      dateTermine: lecture.dateTermine,
      reponses: idsOf(lecture.versions ?? '').map((version_id, key) => {
        const { libelle: question, correcte } = versions.get(version_id)!;
        return { question, reponse: lecture.reponses![key]!, correcte };
      }),
    })),
    seances: seances.filter((seance) => seance.acces_user_id === acces_user_id),
    exercices: exercices.filter((each) => each.acces_user_id === acces_user_id),
    tentatives: (parAcces.get(acces_user_id) ?? []).map((tentative) => ({
      serie: tentative.libelle,
      dateDebut: tentative.dateDebut,
      dateFin: tentative.dateFin,
      score: tentative.score,
      reussi: tentative.reussi,
      reponses: idsOf(tentative.versions).map((version_id, key) => {
        const version = versions.get(version_id);
        return {
          duree: dureesOf(tentative)[key]!,
          question: version?.libelle ?? '',
          reponse: tentative.reponses[key] ?? '?',
          correcte: (tentative.dateFin && version?.correcte) || null,
        };
      }),
    })),
    entrainements: dizaines
      .filter((dizaine) => dizaine.acces_user_id === acces_user_id)
      .map((dizaine) => ({
        sujet: libelleOf(dizaine.cible),
        dateDebut: dizaine.dateDebut,
        dateFin: dizaine.dateFin,
        reponses: idsOf(dizaine.versions).map((version_id, key) => {
          const { libelle: question, correcte } = versions.get(version_id)!;
          const reponse = reponseAt(dizaine, key);
          return {
            question,
            reponse: reponse ?? '?',
            correcte: reponse && correcte,
            duree: dureesOf(dizaine)[key]!,
          };
        }),
      })),
    examens: examens
      .filter((examen) => examen.acces_user_id === acces_user_id)
      .map((examen) => ({
        dateDebut: examen.dateDebut,
        dateFin: examen.dateFin,
        score: examen.score,
        reussi: examen.reussi,
        reponses: idsOf(examen.versions)
          .slice(0, examen.passees)
          .map((version_id, key) => {
            const { libelle: question, correcte } = versions.get(version_id)!;
            return {
              question,
              reponse: examen.reponses[key]!,
              correcte: examen.dateFin && correcte,
              duree: dureesOf(examen)[key]!,
            };
          }),
      })),
  }));
}

async function memoireOf(db: Db, eleve_id: number) {
  const memoire = await findMemoire(db, eleve_id);
  if (!memoire) return [];
  const reperes = await reperesParId(db);
  return [...memoire].map(([id, souvenir]) => ({
    question: reperes.get(id)?.libelle ?? `${id}`,
    derniere: new Date(souvenir.derniere * 60_000).toISOString(),
    vues: souvenir.vues,
    fausses: souvenir.fausses,
    aRevoir: flagOf(isErreur(souvenir)),
  }));
}

async function sessionsOf(db: Db, eleve_id: number) {
  const rows = await listSessions(db, eleve_id);
  return rows.map(({ appareil, dateCreation, dateVue }) => ({
    appareil,
    dateCreation,
    dateVue: dateVue ?? dateCreation,
  }));
}
