import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { toast } from '../../socle/kernel/toasts.ts';
import { isPassing, useExplain, useLaunch } from '../tentatives/index.ts';
import { versQuestion } from './adresses.ts';
import type { Contexte } from './contexte.ts';
import { preloadQuestion } from './preload.ts';
import { rereadAll, SUJET } from './series.cache.ts';
import { useAddQuestionnaire, useBeginSerie } from './series.calls.ts';

const OVERLAY_MS = 2000;
const pause = (ms: number) => new Promise((fini) => setTimeout(fini, ms));

export function useExplainSerie({ acces_user_id }: Contexte) {
  const client = useQueryClient();
  return useExplain(
    'serie',
    () => rereadAll(client, acces_user_id),
    (erreur) =>
      isPassing(erreur)
        ? undefined
        : {
            kind: 'error',
            title: 'Une erreur est survenue',
            message: 'La page a été remise à jour.',
          },
  );
}

export function useLaunchSerie(contexte: Contexte) {
  const client = useQueryClient();
  const { occupee, launch } = useLaunch<number>(useExplainSerie(contexte));
  const { mutateAsync: addQuestionnaire } = useAddQuestionnaire(contexte);
  const { mutateAsync: beginSerie } = useBeginSerie(contexte);
  const [overlay, setOverlay] = useState(false);

  const open = (
    theme_id: number,
    appel: () => Promise<{ question_id: number }>,
    { long = true, replace = false } = {},
  ) =>
    launch(
      theme_id,
      async () => {
        const adresse = { acces_id: contexte.acces_id, theme_id, historique_id: null };
        setOverlay(long);
        const [{ question_id }] = await Promise.all([
          appel().then((reponse) => {
            void preloadQuestion(client, contexte, adresse, reponse.question_id);
            return reponse;
          }),
          long && pause(OVERLAY_MS),
        ]);
        return versQuestion(adresse, question_id);
      },
      replace,
    );

  return {
    creation: overlay && occupee !== null,
    occupee,
    begin: (theme_id: number) => open(theme_id, () => addQuestionnaire(theme_id)),
    /** Replaces the history entry, so that Back skips the launch. */
    beginHere: (theme_id: number) =>
      open(theme_id, () => addQuestionnaire(theme_id), { replace: true }),
    resume: (theme_id: number) => open(theme_id, () => addQuestionnaire(theme_id), { long: false }),
    async restart(theme_id: number, questionnaire_id: number) {
      const oui = await confirm({
        title: 'Recommencer la série ?',
        message: 'Ton résultat reste dans ton historique.',
        yes: 'Oui',
      });
      if (!oui) return;
      const issue = await open(theme_id, () => beginSerie({ theme_id, questionnaire_id }));
      if (issue === 'commencée')
        toast({
          kind: 'success',
          title: 'Vous pouvez commencer votre nouvelle série !',
          sujet: SUJET,
        });
    },
  };
}

export type Lancement = ReturnType<typeof useLaunchSerie>;
