import { regleDExamenOf } from '../../droit/examen.ts';
import { listToutAccesUser } from '../eleve/acces/index.ts';
import { readContenu, listAttestations } from '../eleve/attestation/index.ts';
import { listFins, listGuides, listLectures } from '../eleve/cours/index.ts';
import { compteOf } from '../eleve/compte/index.ts';
import type { Db } from '../socle/db/database.ts';
import { idsOf } from '../socle/db/idsOf.ts';
import { libelleOf } from '../eleve/entrainement/index.ts';
import type { Environment } from '../socle/config/environment.ts';
import type { Handler } from '../socle/http/mount.ts';
import { listGestes } from '../socle/journal/journal.queries.ts';
import { flagOf } from '../socle/http/flagOf.ts';
import { takeTry } from '../socle/securite/rateLimit.ts';
import { listSessions } from '../socle/securite/sessionsOfEleve.ts';
import { listMails } from '../socle/mail/mail.queries.ts';
import { listEpreuves } from '../eleve/epreuve/index.ts';
import { findMemoire, isErreur } from '../eleve/memoire/index.ts';
import { listClassesDeLEleve } from '../eleve/classes/index.ts';
import { findSituation } from '../eleve/signalement/index.ts';
import { listPaiementsEntiers } from '../argent/paiement/index.ts';
import { listVersionsById, reperesParId } from '../eleve/questions/index.ts';
import {
  dureesOf,
  listTentatives,
  SANS_REPONSE,
  type Tentative,
} from '../eleve/tentatives/index.ts';
import type { Mode } from '../../regles/mode.ts';
import { videosOf } from '../eleve/perception/index.ts';
import { exercicesOf, seancesOf } from '../eleve/tpr/index.ts';

/** A bound, so that an account filled by a script does not block others. */
const MOST = 1000;

export const getDonnees: Handler<'getDonnees'> = async (context) => {
  const { db, eleve, now, env } = context;
  await takeTry(context, [{ cle: `donnees ${eleve.id}`, most: 10, seconds: 3600 }], now);
  const paiements = await listPaiementsEntiers(db, eleve.id, env);
  const objets = { eleve: [eleve.id], paiement: paiements.map(({ id }) => id) };
  return {
    dateExport: now.toISOString(),
    ...(await compteOf(db, env, eleve)),
    situation: await situationOf(db, eleve.id),
    classes: await listClassesDeLEleve(db, eleve.id),
    acces: await accesAvecTentatives(db, eleve.id, env),
    memoire: await memoireOf(db, eleve.id),
    examens: await listEpreuves(db, eleve.id),
    paiements,
    gestes: await listGestes(db, objets, MOST),
    sessions: await sessionsOf(db, eleve.id),
    mails: await listMails(db, eleve.id, MOST),
  };
};

async function accesAvecTentatives(db: Db, eleve_id: number, env: Environment) {
  const acces = await listToutAccesUser(db, eleve_id);
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const list = <M extends Mode>(mode: M) => listTentatives(db, mode, ids, MOST);
  // A new mode does not compile until it is read here and returned below.
  const lues: { [M in Mode]: Tentative<M>[] } = {
    serie: await list('serie'),
    dizaine: await list('dizaine'),
    examen: await list('examen'),
  };
  const lectures = await listLectures(db, ids);
  const fins = new Map(
    (await listFins(db, ids)).map(({ acces_user_id, dateFin }) => [acces_user_id, dateFin]),
  );
  const guides = await listGuides(db, ids);
  const attestations = await listAttestations(db, eleve_id);
  const versions = await listVersionsById(
    db,
    [...Object.values(lues).flat(), ...lectures].flatMap((each) => idsOf(each.versions ?? '')),
  );
  const seances = await seancesOf(db, ids, MOST);
  const exercices = await exercicesOf(db, ids, MOST);
  const videos = await videosOf(db, ids, MOST);
  const reponsesOf = (tentative: Tentative, isShown: (reponse: string) => boolean) => {
    const durees = dureesOf(tentative);
    return idsOf(tentative.versions).map((version_id, key) => {
      const { libelle: question, correcte } = versions.get(version_id)!;
      const reponse = tentative.reponses[key]!;
      const shown = isShown(reponse) ? correcte : null;
      return { question, reponse, correcte: shown, duree: durees[key]! };
    });
  };
  const markedOf = (tentative: Tentative) => {
    const { dateDebut, dateFin, score, reussi } = tentative;
    const reponses = reponsesOf(tentative, () => dateFin !== null);
    return { dateDebut, dateFin, score, reussi, reponses };
  };
  return acces.map(({ acces_user_id, actif, ...dates }) => {
    const siens = <T extends { acces_user_id: number }>(all: T[]) =>
      all.filter((each) => each.acces_user_id === acces_user_id);
    const exported = {
      serie: siens(lues.serie).map((serie) => ({ serie: serie.libelle, ...markedOf(serie) })),
      dizaine: siens(lues.dizaine).map((dizaine) => ({
        sujet: libelleOf(dizaine.cible),
        dateDebut: dizaine.dateDebut,
        dateFin: dizaine.dateFin,
        reponses: reponsesOf(dizaine, (reponse) => reponse !== SANS_REPONSE),
      })),
      examen: siens(lues.examen).map((examen) => {
        const { reponses, ...marked } = markedOf(examen);
        const { libelle: regle } = regleDExamenOf(examen.regle ?? undefined);
        return { regle, ...marked, reponses: reponses.slice(0, examen.passees) };
      }),
    } satisfies Record<Mode, object[]>;
    return {
      ...dates,
      actif: flagOf(actif === 1),
      coursTermine: fins.get(acces_user_id) ?? null,
      guides: siens(guides),
      attestations: siens(attestations).map((each) => ({
        ...each,
        contenu: readContenu(env, each.contenu!) ?? null,
      })),
      chapitres: siens(lectures).map((lecture) => ({
        ...lecture,
        chapitre: lecture.libelle,
        reponses: idsOf(lecture.versions ?? '').map((version_id, key) => {
          const { libelle: question, correcte } = versions.get(version_id)!;
          return { question, reponse: lecture.reponses![key]!, correcte };
        }),
      })),
      seances: siens(seances),
      exercices: siens(exercices),
      videos: siens(videos),
      tentatives: exported.serie,
      entrainements: exported.dizaine,
      examens: exported.examen,
    };
  });
}

async function situationOf(db: Db, eleve_id: number) {
  const found = await findSituation(db, eleve_id);
  return found ? { ...found, bloque: flagOf(found.bloque === 1) } : null;
}

async function memoireOf(db: Db, eleve_id: number) {
  const memoire = await findMemoire(db, eleve_id);
  if (!memoire) return [];
  const reperes = await reperesParId(db);
  const libelleOf = (cle: number) => {
    const repere = reperes.get(Math.abs(cle));
    return (
      (repere?.suivante?.cle === cle ? repere.suivante : repere)?.libelle ?? `${Math.abs(cle)}`
    );
  };
  return [...memoire].map(([cle, souvenir]) => ({
    ...souvenir,
    question: libelleOf(cle),
    derniere: new Date(souvenir.derniere * 60_000).toISOString(),
    aRevoir: flagOf(isErreur(souvenir)),
  }));
}

async function sessionsOf(db: Db, eleve_id: number) {
  const rows = await listSessions(db, eleve_id);
  return rows.map((row) => ({ ...row, dateVue: row.dateVue ?? row.dateCreation }));
}
