import { planDuJour } from '../../../regles/epreuve.ts';
import { RDV } from '../../../regles/rdv.ts';
import { isSuspendu, listAccesUser } from '../acces/index.ts';
import {
  avancementOfParcours,
  findDateFin,
  showParcours,
  suiteOfParcours,
} from '../cours/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { erreursOf, knownOf, openMemoire } from '../entrainement/index.ts';
import { etatExamens } from '../examen/index.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type Memoire, minuteOf } from '../memoire/index.ts';
import { banqueSous, codeDe } from '../questions/index.ts';
import { avancementOfSerie, listThemes } from '../series/index.ts';
import { countFaites, firstUnanswered } from '../tentatives/index.ts';
import { type SerieAFaire, type Situation, capOf, capOfAcces } from './cap.ts';

type AccesLu = Awaited<ReturnType<typeof listAccesUser>>[number];

export const getCap: Handler<'getCap'> = async (context) => {
  const { db, eleve, now } = context;
  const all = await listAccesUser(db, eleve.id, now);
  const usable = all.filter((acces) => acces.isPerime === 0 && !isSuspendu(acces, now));
  const listes = new Map<number, SerieAFaire[]>();
  for (const acces of usable)
    if (acces.type === 'QT') listes.set(acces.acces_user_id, await seriesOf(db, acces));
  const memoire = await memoireOf(context, [...listes.values()].flat());
  const perimes = all.some((acces) => !isSuspendu(acces, now));
  const situations: Situation[] = [];
  for (const acces of usable) {
    const { acces_id, libelle, datePerime } = acces;
    const own = { acces_id, libelle, datePerime };
    const situation: Situation =
      acces.type === 'QT'
        ? {
            ...own,
            type: acces.type,
            series: listes.get(acces.acces_user_id)!,
            examen: await etatExamens(db, acces.acces_user_id, now),
            ...(await erreursDe(context, acces, memoire)),
          }
        : acces.type === 'EL'
          ? { ...own, type: acces.type, ...(await coursOf(db, acces)) }
          : { ...own, type: acces.type };
    situations.push(situation);
  }
  return {
    cap: capOf(situations, perimes),
    plan: planOf(situations, eleve.examenLe, now),
    acces: situations.map((situation, n) => ({
      acces_user_id: usable[n]!.acces_user_id,
      type: situation.type,
      datePerime: situation.datePerime,
      ...avancementDe(situation),
      cap: capOfAcces(situation),
    })),
  };
};

/** Looks at the series access that ends first: who has two works through one at a time. */
function planOf(situations: readonly Situation[], examenLe: string | null, now: Date) {
  const [acces] = situations
    .filter((each) => each.type === 'QT')
    .toSorted((one, other) => ((one.datePerime ?? '9') < (other.datePerime ?? '9') ? -1 : 1));
  if (examenLe === null || !acces) return null;
  const today = brusselsDay(now.toISOString());
  const until = (jour: string) => Temporal.PlainDate.from(today).until(jour).days;
  const jours = until(examenLe);
  const faites = acces.series.filter(
    ({ dateFin }) => dateFin !== null && brusselsDay(dateFin) === today,
  );
  return planDuJour({
    jours,
    acces: acces.datePerime === null ? jours : until(brusselsDay(acces.datePerime)),
    erreurs: acces.erreurs.dues,
    series: acces.series.filter(({ etat, nombre }) => nombre > 0 && etat !== 'réussie').length,
    faites: faites.length,
    blanc: acces.examen === 'réussi',
  });
}

async function seriesOf(db: Db, acces: AccesLu): Promise<SerieAFaire[]> {
  const themes = await listThemes(db, acces);
  return themes.map(({ id, libelle, listeQuestions, questionnaires: [last] }) => {
    const ouverte = last?.dateFin === null;
    return {
      theme_id: id,
      libelle,
      nombre: idsOf(last?.questions ?? listeQuestions).length,
      etat: avancementOfSerie(last).etat,
      dateDebut: last?.dateDebut ?? null,
      dateFin: last?.dateFin ?? null,
      suite: ouverte ? suiteDe(last) : null,
    };
  });
}

function suiteDe(ouverte: Parameters<typeof firstUnanswered>[0]) {
  const question_id = firstUnanswered(ouverte);
  return {
    question_id,
    numero: 1 + idsOf(ouverte.questions).indexOf(question_id),
    faites: countFaites(ouverte),
  };
}

type CapContext = Parameters<Handler<'getCap'>>[0];

/** A supervisor's view is read-only, so it reads attempts instead of storing a memory. */
async function memoireOf(
  { db, write, eleve, regard }: CapContext,
  series: SerieAFaire[],
): Promise<Memoire> {
  if (!series.some(({ dateDebut }) => dateDebut !== null)) return new Map();
  const { memoire, gardee } = await knownOf(db, eleve.id);
  return gardee || regard ? memoire : write((trx) => openMemoire(trx, eleve.id));
}

async function erreursDe(
  { db, eleve, now }: CapContext,
  { datePerime }: AccesLu,
  memoire: Memoire,
) {
  if (datePerime === null) return { erreurs: { nombre: 0, dues: 0 }, derniere: null };
  const { parCle } = await banqueSous(db, codeDe(eleve, now));
  const erreurs = erreursOf(parCle, memoire, new Date(datePerime));
  const dues = erreurs.filter(({ due }) => due <= minuteOf(now)).length;
  const derniere = Math.max(0, ...[...memoire.values()].map((souvenir) => souvenir.derniere));
  return {
    erreurs: { nombre: erreurs.length, dues },
    derniere: derniere === 0 ? null : new Date(derniere * 60_000).toISOString(),
  };
}

async function coursOf(db: Db, acces: AccesLu) {
  const parcours = await showParcours(db, acces);
  const dateFin = await findDateFin(db, acces.acces_user_id);
  const { nbTermine, nbChapitre } = avancementOfParcours(parcours, dateFin);
  return {
    semaine: acces.codePermis === RDV,
    nbTermine,
    nbChapitre,
    suite: dateFin === null ? suiteOfParcours(parcours) : null,
  };
}

function avancementDe(situation: Situation) {
  if (situation.type === 'EX') return { fait: 0, total: 0 };
  if (situation.type === 'EL') return { fait: situation.nbTermine, total: situation.nbChapitre };
  const { series } = situation;
  return { fait: series.filter(({ etat }) => etat === 'réussie').length, total: series.length };
}
