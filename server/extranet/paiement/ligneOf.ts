import { flagOf } from '../../socle/http/flagOf.ts';
import { moyenOf } from '../../../regles/fournisseurs/index.ts';
import type { listLignes } from '../../argent/paiement/index.ts';

type Lue = Awaited<ReturnType<typeof listLignes>>[number];

/** Null means that the person is erased. */
export const nomOf = ({ efface, prenom, nom }: { efface: number; prenom: string; nom: string }) =>
  efface === 1 ? null : `${prenom} ${nom}`.trim();

/** `attestation` still counts although its money goes back. */
export const ligneOf = ({ aRegler, ...row }: Lue, attestation: string | null) => ({
  ...row,
  nom: nomOf(row),
  type: moyenOf(row.type),
  avantCapture: flagOf(row.avantCapture),
  renouvellement: flagOf(row.renouvellement === 1),
  aRegler: {
    nonDonne: aRegler.nonDonne,
    aVoir: aRegler.aVoir,
    impaye: flagOf(aRegler.impaye),
    demande: flagOf(aRegler.demande),
    refuse: flagOf(aRegler.refuse),
    retractation: flagOf(aRegler.retractation),
    attestation,
  },
});
