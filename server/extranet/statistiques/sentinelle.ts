import { LETTRES, type Letter } from '../../../regles/lettres.ts';
import { FILTRE_CONSTAT } from '../../../regles/sentinelle.ts';
import type { Groupe } from '../../eleve/statistiques/index.ts';
import { listVersionsById, type QuestionVersion } from '../../eleve/questions/index.ts';
import { bilansParVersion } from '../../eleve/statistiques/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict, introuvable } from '../../socle/refus/refus.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { CONTENU, namesOfAdmins } from '../admins/index.ts';
import { type ConstatDuJour, listConstats } from './constats.ts';
import { holdConstatRegle } from './constats.queries.ts';
import { setRetrait } from './constats.writes.ts';

export const getSentinelle: Handler<'getSentinelle'> = async ({ db, input }) => {
  const tous = await listConstats(db);
  const voulus = tous.filter(
    ({ constat, regle }) =>
      (input.constat === undefined || constat === input.constat) &&
      (regle !== null) === (input.regles === 1),
  );
  const page = pageIn(voulus, input.page);
  let premieres = 0;
  for (const { tous: groupe } of (await bilansParVersion(db)).values()) premieres += groupe.nombre;
  const { total } = page;
  return {
    constats: { ...page, data: await constatsLus(db, page.data) },
    premieres,
    message: total === 1 ? '1 constat.' : `${total} constats.`,
  };
};

async function constatsLus(db: Db, constats: readonly ConstatDuJour[]) {
  const versions = await listVersionsById(
    db,
    constats.flatMap(({ version_id }) => version_id ?? []),
  );
  const noms = await namesOfAdmins(
    db,
    constats.map(({ regle }) => regle?.admin_id ?? null),
  );
  return constats.map((lu) => {
    const { id, constat, version_id, theme_id, lettre, part, libelle, bilan, serie, regle } = lu;
    return {
      id,
      constat,
      version_id,
      theme_id,
      lettre,
      part,
      question: bilan && questionLue(versions.get(version_id!)!, bilan),
      serie: serie && { ...serie, id: serie.theme_id, libelle, autres: serie.autres! },
      regle: regle && {
        id: regle.id,
        auteur: noms.get(regle.admin_id) ?? CONTENU,
        date: regle.dateCreation,
      },
    };
  });
}

function questionLue(version: QuestionVersion, bilan: NonNullable<ConstatDuJour['bilan']>) {
  const lettres = LETTRES.filter((lettre) => version[lettre] !== null);
  const choixOf = ({ nombre, lettres: choisies }: Groupe) =>
    Object.fromEntries(
      lettres.map((lettre) => [lettre, Math.round((100 * choisies[lettre]) / nombre)]),
    ) as Partial<Record<Letter, number>>;
  const { tous, forts, faibles, duree } = bilan;
  return {
    id: version.question_id,
    libelle: version.libelle,
    correcte: version.correcte,
    reponses: Object.fromEntries(lettres.map((lettre) => [lettre, version[lettre]!])),
    premieres: tous.nombre,
    tous: choixOf(tous),
    forts: forts && choixOf(forts),
    faibles: faibles && choixOf(faibles),
    secondes: duree === null ? null : Math.round(duree / 100) / 10,
  };
}

const labelOf = (constat: ConstatDuJour['constat']) =>
  FILTRE_CONSTAT.options.find(({ value }) => value === constat)!.label;

export const settleConstat: Handler<'settleConstat'> = async ({ trx, input, admin, now }) => {
  const { constat, version_id = null, theme_id = null } = input;
  const premier = (await listConstats(trx)).find(
    (one) => one.constat === constat && one.version_id === version_id && one.theme_id === theme_id,
  );
  if (!premier) throw introuvable('Ce constat n’est plus fait\u00a0: les chiffres ont changé.');
  if (premier.regle) throw dejaJuge();
  const regle = await trx
    .insertInto('constatRegle')
    .values({
      version_id,
      theme_id,
      constat,
      empreinte: premier.empreinte,
      admin_id: admin.id,
      dateCreation: now.toISOString(),
      dateRetrait: null,
    })
    // A colleague may judge it in the same moment.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!regle) throw dejaJuge();
  const quoi = premier.bilan ? { question: premier.bilan.question_id } : { serie: theme_id };
  return {
    message: 'Ce constat est jugé.',
    journal: {
      objet: 'constat',
      objet_id: regle.id,
      avant: { constat: labelOf(constat), ...quoi, etat: 'À juger' },
      apres: { constat: labelOf(constat), ...quoi, etat: 'Jugé bon' },
    },
  };
};

const dejaJuge = () => conflict('Ce constat est déjà jugé.');

export const reopenConstat: Handler<'reopenConstat'> = async ({ trx, input, now }) => {
  const held = await holdConstatRegle(trx, input.id);
  if (!held) throw introuvable('Ce constat n’existe pas.');
  if (held.dateRetrait !== null) throw conflict('Ce constat se dit déjà de nouveau.');
  await setRetrait(trx, held.id, now.toISOString());
  const lu = { constat: labelOf(held.constat) };
  return {
    message: 'Ce constat se dit de nouveau.',
    journal: {
      objet: 'constat',
      objet_id: held.id,
      avant: { ...lu, etat: 'Jugé bon' },
      apres: { ...lu, etat: 'À juger' },
    },
  };
};
