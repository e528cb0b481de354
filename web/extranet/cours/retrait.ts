import { confirm } from '../../socle/kernel/confirm.tsx';

/** How many they are is not said: for each learner all that is read of a course would have to be counted. */
export const FINIT =
  'Qui n’avait plus que cela à terminer aura terminé son cours, et aura l’attestation si c’est un rendez-vous pédagogique.';

/** Before a chapter comes out of a module that learners may be in the middle of. */
export const confirmRetrait = (quoi: string): Promise<boolean> =>
  confirm({
    title: 'Êtes-vous sûr ?',
    message: `${quoi} ${FINIT}`,
    yes: 'Oui, retirer\u202f!',
    no: 'Annuler',
    danger: true,
  });
