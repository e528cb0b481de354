import type { QueryClient } from '@tanstack/react-query';
import { tropTard } from '../acces/index.ts';
import { noteFait, rereadCap } from '../cap/index.ts';
import { isStillThere } from '../compte/index.ts';
import { call } from '../../socle/kernel/call.ts';
import type { Denouement } from '../../socle/kernel/fileEnvois.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useFileEnvoisOf } from '../../socle/kernel/useFileEnvois.ts';
import { type Recue, SUJET, rereadExamens, staleExamens } from './examen.calls.ts';
import { REPONSES_EXAMEN, type ReponseExamen } from './reponse.ts';

async function show(client: QueryClient, told: Denouement<ReponseExamen, Recue>) {
  const { reponse, issue, envoi } = told;
  if (issue === 'enregistree') return staleExamens(client, reponse);
  await rereadExamens(client, reponse);
  const numero = reponse.questionKey + 1;
  const sujet = `${SUJET}/${numero}`;
  if (issue === 'autre')
    return toast({
      kind: 'info',
      title: `Question ${numero}`,
      message: envoi.refus?.message ?? 'Une autre réponse était déjà enregistrée.',
      duration: 6000,
      sujet,
    });
  toast({
    kind: 'error',
    title: `Question ${numero}\u00a0: réponse non enregistrée`,
    message: tropTard(envoi.refus) ?? 'Le serveur l’a refusée. Recharge la page.',
    duration: 8000,
    sujet,
  });
}

/** The answers of mock exams on their way. */
export const useReponsesExamen = useFileEnvoisOf<ReponseExamen, Recue>({
  forme: REPONSES_EXAMEN,
  verrou: 'priorite-examens',
  isStillThere,
  request: (reponse, options) => {
    const { donneeLe: _, acces_id: __, ...charge } = reponse;
    return call('addReponseExamen', charge, options);
  },
  show,
  rattrapees: (nombre) =>
    nombre === 1 ? 'Réponse enregistrée' : `${nombre} réponses enregistrées`,
  reread: rereadExamens,
  note: (client, { acces_id, questionKey }) =>
    noteFait(client, ({ cap }) =>
      cap?.quoi === 'examen' && cap.acces_id === acces_id && cap.ouvert
        ? { ...cap, ouvert: { ...cap.ouvert, passees: questionKey + 1 } }
        : undefined,
    ),
  arrived: rereadCap,
});
