import { calls } from '../../contract/index.ts';
import { listAccesDonnesDe, listProduitsADonner } from '../acces/acces.queries.ts';
import type { Fiche } from '../compte/compte.writes.ts';
import { findByEmails } from '../compte/eleves.queries.ts';
import type { Db } from '../db/database.ts';
import { champFaux } from '../kernel/refus.ts';
import { type Brute, jourLu, lireClasse, sameWords } from './lireClasse.ts';

const MOST = 500;

/** What one line of a class would do. */
export interface Projet extends Brute {
  erreurs: string[];
  /** null with errors. */
  suite: 'compte' | 'acces' | 'rien' | null;
  /** As it would be kept, where there is nothing wrong with it. */
  fiche: Fiche | null;
  /** The account that is there. */
  eleve_id: number | null;
  /** The product that would be given. */
  acces_id: number | null;
}

/** What importing a class would do now, line by line; nothing is written. 422 for none, and for too many. */
export async function planOf(db: Db, texte: string, now: Date): Promise<Projet[]> {
  const brutes = lireClasse(texte);
  // Before any of them is looked at: a table can have more lines than anybody waits for.
  refuseSize(brutes.length);
  const produits = await listProduitsADonner(db);
  const projets = brutes.map((brute) => projetOf(brute, produits));
  const connus = await findByEmails(
    db,
    projets.flatMap(({ fiche }) => fiche?.email ?? []),
  );
  const ids = [...connus.values()].map(({ id }) => id);
  const tenus = new Set(
    (await listAccesDonnesDe(db, ids, now)).map(
      ({ eleve_id, acces_id }) => `${eleve_id} ${acces_id}`,
    ),
  );
  const vues = new Map<string, number>();
  for (const projet of projets) {
    const email = projet.fiche?.email;
    if (email === undefined) continue;
    const before = vues.get(email);
    if (before !== undefined) refuse(projet, `Cette adresse est déjà à la ligne ${before}.`);
    else vues.set(email, projet.ligne);
    const connu = connus.get(email);
    if (connu) placeBeside(projet, connu, tenus);
  }
  return projets;
}

function refuseSize(nombre: number): void {
  if (nombre === 0) throw champFaux('texte', 'Il n’y a aucun élève dans ce tableau.');
  if (nombre > MOST)
    throw champFaux('texte', `Une classe compte ${MOST} élèves au plus : ici ${nombre}.`);
}

function projetOf(brute: Brute, produits: readonly { id: number; libelle: string }[]): Projet {
  const { nom, prenom, email } = brute;
  const dateNaissance = jourLu(brute.naissance);
  const parsed = calls.addEleve.input.safeParse({ nom, prenom, email, dateNaissance });
  const erreurs = [...new Set(parsed.error?.issues.map(({ message }) => message))];
  const nommes = brute.produit === '' ? [] : produitsNommes(produits, brute.produit);
  const [produit] = nommes;
  const debut = brute.produit.slice(0, 60);
  if (brute.produit !== '' && !produit) erreurs.push(`Aucun produit ne s’appelle « ${debut} ».`);
  if (nommes.length > 1)
    erreurs.push(
      `Plusieurs produits s’appellent « ${debut} » : écrivez le numéro du bon, ${nommes.map(({ id }) => id).join(' ou ')}.`,
    );
  const fine = parsed.success && erreurs.length === 0;
  const { password: _, ...fiche } = parsed.data ?? { password: null };
  return {
    ...brute,
    erreurs,
    suite: fine ? 'compte' : null,
    fiche: 'email' in fiche ? fiche : null,
    eleve_id: null,
    acces_id: produit?.id ?? null,
  };
}

/** By number or by name. As it is written first: « Permis B+ » has the words of « Permis B », and is another. */
function produitsNommes<P extends { id: number; libelle: string }>(
  produits: readonly P[],
  typed: string,
): P[] {
  const exact = produits.filter(({ id, libelle }) => libelle === typed || `${id}` === typed);
  return exact.length > 0 ? exact : produits.filter(({ libelle }) => sameWords(libelle, typed));
}

function refuse(projet: Projet, erreur: string): void {
  projet.erreurs.push(erreur);
  projet.suite = null;
}

/** Somebody has the address: it has to be the same person, who gets what they do not have. */
function placeBeside(
  projet: Projet,
  connu: { id: number; prenom: string; nom: string; confirme: boolean },
  tenus: ReadonlySet<string>,
): void {
  projet.eleve_id = connu.id;
  if (!connu.confirme)
    return refuse(projet, 'Une inscription à cette adresse attend encore sa confirmation.');
  if (!sameWords(connu.nom, projet.nom) || !sameWords(connu.prenom, projet.prenom))
    return refuse(projet, `Cette adresse est celle de ${connu.prenom} ${connu.nom}.`);
  if (projet.suite === null) return;
  const held = projet.acces_id === null || tenus.has(`${connu.id} ${projet.acces_id}`);
  projet.suite = held ? 'rien' : 'acces';
}
