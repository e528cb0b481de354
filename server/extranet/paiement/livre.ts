import { flagOf } from '../../socle/http/flagOf.ts';
import { listCourantes } from '../../eleve/attestation/index.ts';
import { countChapitresTermines } from '../../eleve/cours/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { countTerminees } from '../../eleve/tentatives/index.ts';
import { countExercices } from '../../eleve/tpr/index.ts';

interface Paye {
  acces_id: number;
  acces_user_id: number | null;
  datePaiement: string | null;
  actif: number | null;
}

/** Staff see it before a refund; null means that nothing was given. */
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

interface Rendue {
  acces_user_id: number | null;
  datePaiement: string | null;
  etat: string;
  aRegler: { retractation: boolean };
}

export async function attestationsEncore(db: Db, lignes: readonly Rendue[]) {
  const rendues = lignes.filter(
    ({ etat, aRegler }) => etat === 'impaye' || etat === 'rembourse' || aRegler.retractation,
  );
  const courantes = await listCourantes(
    db,
    rendues.flatMap(({ acces_user_id }) => acces_user_id ?? []),
  );
  return (ligne: Rendue): string | null => {
    if (!rendues.includes(ligne)) return null;
    const found = courantes.find(
      ({ acces_user_id, dateDelivrance, etat }) =>
        etat === 'valable' &&
        acces_user_id === ligne.acces_user_id &&
        dateDelivrance >= ligne.datePaiement!,
    );
    return found?.numero ?? null;
  };
}
