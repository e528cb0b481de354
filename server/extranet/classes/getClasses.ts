import { listAccesDonnesDe, listProduitsADonner } from '../../eleve/acces/index.ts';
import { listInscrits, selectClasses } from '../../eleve/classes/index.ts';
import { listEleves } from '../../eleve/compte/index.ts';
import { isPret, listSituations } from '../../eleve/signalement/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import type { Admin } from '../../socle/securite/session.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { labelFilter } from '../../socle/texte/libelles.ts';
import { pageIn } from '../../socle/texte/rangees.ts';
import { combien } from '../../../regles/ecriture.ts';
import { listAdmins } from '../admins/index.ts';
import { classesAvec, ficheDeClasse, ligneOfClasse, sansClasse } from './ficheDeClasse.ts';

/** A teacher sees his own classes and no other. */
const isOwn = (admin: Admin, { moniteur }: { moniteur: { id: number } | null }) =>
  admin.fonction !== 'moniteur' || moniteur?.id === admin.id;

export const getClasses: Handler<'getClasses'> = async ({ db, input, admin, now }) => {
  const { id, recherche, etat, page } = input;
  if (id !== undefined) {
    const classe = await ficheDeClasse(db, id);
    if (!isOwn(admin, classe)) throw sansClasse();
    return { classe, message: `${classe.libelle}.` };
  }
  const today = brusselsDay(now.toISOString());
  const fits = labelFilter(recherche);
  let found = selectClasses(db);
  if (admin.fonction === 'moniteur') found = found.where('classe.moniteur_id', '=', admin.id);
  if (etat === 'finies') found = found.where('classe.fin', '<', today);
  if (etat === 'ouvertes')
    found = found.where((row) =>
      row.or([row('classe.fin', 'is', null), row('classe.fin', '>=', today)]),
    );
  const rows = await found
    .select(['classe.id', 'classe.libelle'])
    .orderBy('classe.id', 'desc')
    .execute();
  const ids = rows.filter(({ libelle }) => fits(libelle)).map((row) => row.id);
  const rangees = pageIn(ids, page);
  // PostgreSQL takes no empty list, and no class has id 0.
  const shown = rangees.data.length > 0 ? rangees.data : [0];
  const lues = await classesAvec(selectClasses(db).where('classe.id', 'in', shown))
    .orderBy('classe.id', 'desc')
    .execute();
  return {
    classes: { ...rangees, data: lues.map((lue) => ligneOfClasse(lue)) },
    message: `${combien(rangees.total, 'classe')}.`,
  };
};

export const getChoixDeClasse: Handler<'getChoixDeClasse'> = async ({ db }) => {
  const staff = await listAdmins(db);
  return {
    moniteurs: staff.map(({ id, prenom, nom }) => ({ id, libelle: `${prenom} ${nom}` })),
    produits: (await listProduitsADonner(db)).map(({ id, libelle }) => ({ id, libelle })),
    message: 'Choix à jour.',
  };
};

export const getClasse: Handler<'getClasse'> = async ({ db, input, admin, now }) => {
  const classe = await ficheDeClasse(db, input.id);
  if (!isOwn(admin, classe)) throw sansClasse();
  const inscrits = await listInscrits(db, classe.id);
  const ids = inscrits.map(({ eleve_id }) => eleve_id);
  const depuis = new Map(inscrits.map((each) => [each.eleve_id, each.dateCreation]));
  const [eleves, acces, situations] = await Promise.all([
    listEleves(db, ids),
    listAccesDonnesDe(db, ids, now),
    listSituations(db, ids),
  ]);
  const etats = new Map(
    acces
      .filter(({ acces_id }) => acces_id === classe.acces?.id)
      .map(({ eleve_id, etat }) => [eleve_id, etat]),
  );
  const lus = eleves.map(({ id, prenom, nom, email, examenLe }) => {
    const situation = situations.get(id);
    const chance = situation?.pret ?? null;
    return {
      id,
      prenom,
      nom,
      email,
      examenLe,
      dateCreation: depuis.get(id)!,
      vuLe: situation?.vuLe ?? null,
      chance,
      pret: flagOf(isPret(chance)),
      bloque: flagOf(situation?.bloque === 1),
      etat: etats.get(id) ?? null,
    };
  });
  const parNom = (one: (typeof lus)[number], other: (typeof lus)[number]) =>
    one.nom.localeCompare(other.nom, 'fr') || one.prenom.localeCompare(other.prenom, 'fr');
  return {
    classe,
    eleves: lus.toSorted(parNom),
    message: `${classe.libelle}\u00a0: ${combien(lus.length, 'élève')}.`,
  };
};
