import { confirm } from '../../socle/kernel/confirm.tsx';

export const FINIT =
  'Qui n’avait plus que cela à terminer aura terminé son cours, et aura l’attestation si c’est un rendez-vous pédagogique.';

export const confirmRetrait = (quoi: string): Promise<boolean> =>
  confirm({
    title: 'Êtes-vous sûr ?',
    message: `${quoi} ${FINIT}`,
    yes: 'Oui, retirer\u202f!',
    danger: true,
  });
