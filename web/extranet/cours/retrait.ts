import { confirm } from '../../socle/kernel/confirm.tsx';

/** It gives no number, because counting would scan all readings of the course. */
export const FINIT =
  'Qui n’avait plus que cela à terminer aura terminé son cours, et aura l’attestation si c’est un rendez-vous pédagogique.';

/** Learners may be in the middle of the module. */
export const confirmRetrait = (quoi: string): Promise<boolean> =>
  confirm({
    title: 'Êtes-vous sûr ?',
    message: `${quoi} ${FINIT}`,
    yes: 'Oui, retirer\u202f!',
    no: 'Annuler',
    danger: true,
  });
