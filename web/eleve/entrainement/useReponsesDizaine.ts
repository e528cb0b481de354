import type { QueryClient } from '@tanstack/react-query';
import { tropTard } from '../acces/index.ts';
import { rereadCap } from '../cap/index.ts';
import { isStillThere } from '../compte/index.ts';
import { call } from '../../socle/kernel/call.ts';
import type { Denouement } from '../../socle/kernel/fileEnvois.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useFileEnvoisOf } from '../../socle/kernel/useFileEnvois.ts';
import {
  type Recue,
  SUJET,
  noteReponse,
  rereadDizaine,
  showReponse,
} from './entrainement.calls.ts';
import { REPONSES_DIZAINE, type ReponseDizaine } from './reponse.ts';

async function show(client: QueryClient, told: Denouement<ReponseDizaine, Recue>) {
  const { reponse, issue, envoi } = told;
  if (issue === 'enregistree' && envoi.corps) return showReponse(client, reponse, envoi.corps);
  await rereadDizaine(client, reponse);
  const numero = reponse.questionKey + 1;
  const sujet = `${SUJET}/${numero}`;
  if (issue === 'autre')
    return toast({
      kind: 'info',
      title: `Question ${numero}`,
      message: 'Une autre réponse était déjà enregistrée.',
      duration: 6000,
      sujet,
    });
  toast({
    kind: 'error',
    title: `Question ${numero}\u00a0: réponse non enregistrée`,
    message:
      tropTard(envoi.refus) ?? 'Le serveur l’a refusée. Recharge la page et réponds à nouveau.',
    duration: 8000,
    sujet,
  });
}

/** The answers of practice on their way. */
export const useReponsesDizaine = useFileEnvoisOf<ReponseDizaine, Recue>({
  forme: REPONSES_DIZAINE,
  verrou: 'priorite-dizaines',
  isStillThere,
  request: (reponse, options) => {
    const { donneeLe: _, acces_id: __, ...charge } = reponse;
    return call('addReponseDizaine', charge, options);
  },
  show,
  rattrapees: (nombre) =>
    nombre === 1 ? 'Réponse enregistrée' : `${nombre} réponses enregistrées`,
  reread: rereadDizaine,
  note: noteReponse,
  arrived: rereadCap,
});
