import type { QueryClient } from '@tanstack/react-query';
import { tropTard } from '../acces/index.ts';
import { rereadCap } from '../cap/index.ts';
import { isStillThere } from '../compte/index.ts';
import { call } from '../../socle/kernel/call.ts';
import type { Denouement } from '../../socle/kernel/fileEnvois.ts';
import { lastRead } from '../../socle/kernel/garde.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useFileEnvoisOf } from '../../socle/kernel/useFileEnvois.ts';
import { noteAvancee } from './avancee.ts';
import { SUJET } from './erreurs.ts';
import type { Tentative } from './grille.ts';
import { REPONSES, type ReponseEnAttente } from './reponsesEnAttente.ts';
import { type ReponseEnregistree, keys, rereadQuestion, showReponse } from './series.cache.ts';

const MOTIFS: Record<number, string> = {
  401: 'Cette série n’est plus la tienne sur cet appareil.',
  404: 'Cette question n’est plus disponible.',
};

async function show(
  client: QueryClient,
  { reponse, issue, envoi }: Denouement<ReponseEnAttente, ReponseEnregistree>,
): Promise<void> {
  if (issue === 'enregistree' && envoi.corps) {
    await showReponse(client, reponse, envoi.corps);
    if (envoi.corps.termine) toast({ kind: 'success', title: 'Série terminée', sujet: SUJET });
    return;
  }
  const lue = await rereadQuestion(client, reponse).catch(() => null);
  const numero = reponse.questionKey + 1;
  const sujet = `${SUJET}/${numero}`;
  if (issue === 'autre') {
    const finie =
      lue &&
      (lue.questionnaire_id !== reponse.questionnaire_id || (lue.termine && lue.reponse === null));
    const message = finie
      ? 'La série était déjà terminée\u00a0: cette réponse ne compte plus.'
      : 'Une autre réponse était déjà enregistrée.';
    toast({ kind: 'info', title: `Question ${numero}`, message, duration: 6000, sujet });
    return;
  }
  toast({
    kind: 'error',
    title: `Question ${numero}\u00a0: réponse non enregistrée`,
    message:
      tropTard(envoi.refus) ??
      MOTIFS[envoi.status ?? 0] ??
      'Le serveur l’a refusée. Recharge la page et réponds à nouveau.',
    duration: 8000,
    sujet,
  });
}

/** The learner's answers on their way. */
export const useReponsesEnAttente = useFileEnvoisOf<ReponseEnAttente, ReponseEnregistree>({
  forme: REPONSES,
  verrou: 'priorite-reponses',
  isStillThere,
  request: (reponse, options) => {
    const { donneeLe: _, ...charge } = reponse;
    return call('addReponse', charge, options);
  },
  show,
  rattrapees: (nombre) =>
    nombre === 1 ? 'Réponse enregistrée' : `${nombre} réponses enregistrées`,
  reread: rereadQuestion,
  async note(client, { acces_user_id, theme_id }, gardees) {
    const key = keys.questionnaire(acces_user_id, theme_id, null);
    const tentative = await lastRead<Tentative>(client, key);
    if (tentative) await noteAvancee(client, { acces_user_id, tentative, gardees, donne: true });
  },
  arrived: rereadCap,
});
