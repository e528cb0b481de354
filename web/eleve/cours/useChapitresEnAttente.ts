import type { QueryClient } from '@tanstack/react-query';
import { attenduOf } from '../acces/index.ts';
import { rereadCap } from '../cap/index.ts';
import { isStillThere } from '../compte/index.ts';
import { call } from '../../socle/kernel/call.ts';
import type { Denouement } from '../../socle/kernel/queue.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useQueueOf } from '../../socle/kernel/useQueue.ts';
import { type Termine, noteTermine, rereadCours, showTermine } from './cours.calls.ts';
import { CHAPITRES, type ChapitreEnAttente } from './chapitreEnAttente.ts';

const MOTIFS: Record<number, string> = {
  404: 'Ce chapitre n’est plus dans ce cours.',
  409: 'Il l’était déjà, avec d’autres réponses\u00a0: ce sont elles qui comptent.',
  422: 'Ses questions ont changé entre-temps. Relis-les, puis valide à nouveau.',
};

async function show(client: QueryClient, denouement: Denouement<ChapitreEnAttente, Termine>) {
  const { entry: envoi, issue, received } = denouement;
  if (issue === 'enregistree' && received.corps) return showTermine(client, envoi, received.corps);
  await rereadCours(client, envoi.acces_id);
  toast({
    kind: issue === 'autre' ? 'info' : 'error',
    title:
      issue === 'autre'
        ? `${envoi.libelle}\u00a0: déjà terminé`
        : `${envoi.libelle}\u00a0: pas enregistré`,
    message:
      MOTIFS[received.status ?? 0] ??
      'Le serveur l’a refusé. Recharge la page et réponds à nouveau.',
    duration: 8000,
    sujet: `chapitre/${envoi.chapitre_id}`,
  });
}

export const useChapitresEnAttente = useQueueOf<ChapitreEnAttente, Termine>({
  forme: CHAPITRES,
  verrou: 'priorite-chapitres',
  isStillThere,
  request: (envoi, options) => {
    const { donneeLe: _, libelle: __, ...charge } = envoi;
    return call('addELearning', charge, options);
  },
  // Data or reading time is missing, or the access is closed: wait.
  waitsFor: (refus) =>
    refus.body.infosManquantes === 1 || typeof refus.body.reste === 'number'
      ? refus.message
      : attenduOf(refus),
  show,
  rattrapees: (nombre) =>
    nombre === 1 ? 'Chapitre enregistré' : `${nombre} chapitres enregistrés`,
  reread: (client, { acces_id }) => rereadCours(client, acces_id),
  patch: noteTermine,
  arrived: rereadCap,
});
