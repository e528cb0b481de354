import { isVenu } from '../../../regles/achat.ts';
import { moyenDit } from '../../../regles/fournisseurs/index.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { listLignes } from '../../argent/paiement/index.ts';
import { listCourantes } from '../../eleve/attestation/index.ts';
import { countChapitresTermines } from '../../eleve/cours/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { countTerminees } from '../../eleve/tentatives/index.ts';
import { countExercices } from '../../eleve/tpr/index.ts';

type Lue = Awaited<ReturnType<typeof listLignes>>[number];

type Nomme = Pick<Lue, 'efface' | 'prenom' | 'nom'>;

export const nomOfAcheteur = ({ efface, prenom, nom }: Nomme) =>
  efface === 1 ? null : `${prenom} ${nom}`.trim();

/** `attestation` stays valid after a refund. */
const ligneOf = ({ aRegler, ...row }: Lue, attestation: string | null) => ({
  ...row,
  nom: nomOfAcheteur(row),
  type: moyenDit(row.type),
  aRegler: { ...aRegler, attestation },
});

interface Paye {
  acces_id: number;
  acces_user_id: number | null;
  datePaiement: string | null;
  actif: number | null;
}

/** Returns what the learner used, shown before a refund; null when nothing was given. */
export async function livreOf(db: Db, { acces_id, acces_user_id, datePaiement, actif }: Paye) {
  if (acces_user_id === null || datePaiement === null) return null;
  const ou = { acces_user_id, depuis: datePaiement };
  const [series, chapitres, exercices, attestations] = await Promise.all([
    countTerminees(db, ou),
    countChapitresTermines(db, ou),
    countExercices(db, ou),
    listCourantes(db, [acces_user_id]),
  ]);
  const attestation = attestations.find((each) => each.dateDelivrance >= datePaiement);
  return {
    series,
    chapitres,
    exercices,
    attestation: attestation
      ? { ...attestation, valable: flagOf(attestation.etat === 'valable') }
      : null,
    acces_id,
    ouvert: flagOf(actif === 1),
  };
}

export async function lignesDuPersonnel(db: Db, ids: number[]) {
  const lignes = await listLignes(db, ids);
  const rendues = lignes.filter(
    ({ etat, aRegler }) => (isVenu(etat) && etat !== 'paye') || aRegler.retractation === 1,
  );
  const acces = rendues.flatMap(({ acces_user_id }) => acces_user_id ?? []);
  const courantes = await listCourantes(db, acces);
  return lignes.map((ligne) => {
    if (!rendues.includes(ligne)) return ligneOf(ligne, null);
    const found = courantes.find(
      ({ acces_user_id, dateDelivrance, etat }) =>
        etat === 'valable' &&
        acces_user_id === ligne.acces_user_id &&
        dateDelivrance >= ligne.datePaiement!,
    );
    return ligneOf(ligne, found?.numero ?? null);
  });
}
