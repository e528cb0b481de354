import { calls } from '../../../contract/index.ts';
import { isPerime, listAccesDonnes } from '../../eleve/acces/index.ts';
import { findEleve, isUsable } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { findLastGeste } from '../../socle/journal/journal.queries.ts';
import { depasse } from '../../socle/refus/depasse.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { readSince, versionOf } from './fiche.ts';

/** 404 for an unknown learner; `hold` locks the row. */
export async function eleveOf(db: Db, id: number, options: { hold?: boolean } = {}) {
  const eleve = await findEleve(db, id, options);
  if (!eleve) throw introuvable('Cet élève n’existe pas ou plus.');
  return eleve;
}

type Eleve = Awaited<ReturnType<typeof eleveOf>>;

/** A registration may have no name yet. */
export const nomOfEleve = ({ prenom, nom, email }: Pick<Eleve, 'prenom' | 'nom' | 'email'>) =>
  `${prenom} ${nom}`.trim() || email;

export const ligneOf = (objet_id: number | null, apres: object | null = null) => ({
  objet: 'eleve',
  objet_id,
  avant: null,
  apres,
});

export async function eleveEntier(db: Db, eleve: Eleve, now: Date) {
  const acces = await listAccesDonnes(db, eleve.id);
  return {
    ...eleve,
    version: versionOf(eleve, now),
    avecRegistre: flagOf(eleve.registreNational !== null),
    confirme: flagOf(eleve.dateVerification !== null),
    avecMotDePasse: flagOf(isUsable(eleve.motDePasse)),
    acces: acces.map((each) => ({
      ...each,
      actif: flagOf(each.actif === 1),
      isPerime: flagOf(isPerime(each.datePerime, now)),
    })),
  };
}

const told = calls.getEleve.output.shape.eleve;

/** 409 with the current state, when staff or the learner changed it since. */
export async function refuseOvertaken(
  trx: Db,
  eleve: Eleve,
  began: string | undefined,
  now: Date,
): Promise<void> {
  const since = began === undefined ? undefined : readSince(began, eleve);
  if (since === undefined) return;
  const last = await findLastGeste(trx, 'eleve', eleve.id, ['editEleve']);
  // Learners' own changes are not in the journal.
  const geste = last && last.dateCreation >= since ? last : undefined;
  const auteur = geste?.admin ?? 'L’élève';
  throw depasse('cette fiche', auteur, {
    auteur,
    dateModification: geste?.dateCreation ?? null,
    eleve: told.parse(await eleveEntier(trx, eleve, now)),
  });
}
