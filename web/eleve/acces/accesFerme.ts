import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { ECHU } from '../../../regles/accesUser.ts';
import { CallError } from '../../socle/kernel/errors.ts';
import type { PassedMessage } from '../../socle/kernel/passedMessage.ts';
import { useReloadAcces } from './acces.calls.ts';

const FERMETURES = {
  perime: {
    kind: 'error',
    title: 'Accès périmé',
    message: ECHU,
  },
  desactive: {
    kind: 'error',
    title: 'Accès désactivé',
    message:
      'Ton auto-école a désactivé cet accès. Ce que tu y as fait est gardé\u00a0: écris-lui pour le rouvrir.',
  },
  suspendu: {
    kind: 'warning',
    title: 'Accès suspendu',
    message:
      'Tu as renoncé à cet achat\u00a0: son accès attend la réponse de ton auto-école. Ce que tu y as fait est gardé.',
  },
  sansAccord: {
    kind: 'info',
    title: 'Ton accord d’abord',
    message:
      'Ouvre cet accès ici, dans «\u00a0Mes accès\u00a0»\u00a0: nous te demandons ton accord avant de commencer.',
  },
} satisfies Record<string, PassedMessage>;

export type Fermeture = keyof typeof FERMETURES;

/** Kept on the device until the access opens again. */
const ATTENDUS: Record<Fermeture, string> = {
  perime: 'L’accès est arrivé à échéance avant l’envoi. Renouvelle-le, et tout partira.',
  desactive:
    'Ton auto-école a désactivé l’accès avant l’envoi. Écris-lui\u00a0: s’il rouvre, tout partira.',
  suspendu: 'Tu as renoncé à cet achat\u00a0: l’envoi attend la réponse de ton auto-école.',
  sansAccord: 'Donne d’abord ton accord dans «\u00a0Mes accès\u00a0»\u00a0: tout partira ensuite.',
};

export function fermetureOf(erreur: unknown): Fermeture | null {
  if (!(erreur instanceof CallError)) return null;
  if (erreur.status === 400) return 'perime';
  if (erreur.body.suspendu === 1) return 'suspendu';
  if (erreur.body.accordRequis === 1) return 'sansAccord';
  return erreur.body.desactive === 1 ? 'desactive' : null;
}

/** Undefined when the access is open. */
export function attenduOf(refus: CallError): string | undefined {
  const fermeture = fermetureOf(refus);
  return fermeture ? ATTENDUS[fermeture] : undefined;
}

export function useAccesFerme(): (pourquoi: Fermeture) => void {
  const navigate = useNavigate();
  const reload = useReloadAcces();
  return useCallback(
    async (pourquoi) => {
      const state = { message: FERMETURES[pourquoi] };
      await navigate(MON_PROFIL, { replace: true, state });
      // The previous screen would break without its access, so reload after leaving it.
      await reload();
    },
    [navigate, reload],
  );
}
