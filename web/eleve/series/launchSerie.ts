import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fermetureOf, useAccesFerme } from '../acces/index.ts';
import { confirm } from '../../socle/kernel/confirm.tsx';
import { isTold } from '../../socle/kernel/errors.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { SUJET, isPassing } from './erreurs.ts';
import { versQuestion } from './liens.ts';
import { rereadAll } from './series.cache.ts';
import {
  preloadQuestion,
  useAddQuestionnaire,
  useBeginSerie,
  type Contexte,
} from './series.calls.ts';

const OVERLAY = 2000;
const pause = (ms: number) => new Promise((fini) => setTimeout(fini, ms));

/** Says why a write of the room failed; a closed access leads away, which is told. */
export function useExplain(contexte: Contexte) {
  const client = useQueryClient();
  const accesFerme = useAccesFerme();
  return (erreur: unknown): boolean => {
    const ferme = fermetureOf(erreur);
    if (ferme) {
      accesFerme(ferme);
      return true;
    }
    void rereadAll(client, contexte.acces_user_id);
    if (isTold(erreur)) return false;
    toast(
      isPassing(erreur)
        ? {
            kind: 'warning',
            title: 'Pas de réseau',
            message: 'Réessaie dans un instant.',
            sujet: SUJET,
          }
        : {
            kind: 'error',
            title: 'Une erreur est survenue',
            message: 'La page a été remise à jour.',
            sujet: SUJET,
          },
    );
    return false;
  };
}

/** Begin, go on with, or begin again a series, and on to its question. */
export function useLaunchSerie(contexte: Contexte) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const explain = useExplain(contexte);
  const { mutateAsync: addQuestionnaire } = useAddQuestionnaire(contexte);
  const { mutateAsync: beginSerie } = useBeginSerie(contexte);
  const [creation, setCreation] = useState(false);
  const [occupee, setOccupee] = useState<number | null>(null);

  /** What came of it: closed, it has led away. */
  async function launch(
    theme_id: number,
    appel: () => Promise<{ question_id: number }>,
    duree: number,
    replace = false,
  ): Promise<'commencée' | 'fermée' | 'manquée'> {
    if (occupee !== null) return 'manquée';
    setOccupee(theme_id);
    setCreation(duree > 0);
    const adresse = { acces_id: contexte.acces_id, theme_id, historique_id: null };
    try {
      const [{ question_id }] = await Promise.all([
        appel().then((reponse) => {
          void preloadQuestion(client, contexte, adresse, reponse.question_id);
          return reponse;
        }),
        pause(duree),
      ]);
      await navigate(versQuestion(adresse, question_id), { replace });
      return 'commencée';
    } catch (erreur) {
      return explain(erreur) ? 'fermée' : 'manquée';
    } finally {
      setCreation(false);
      setOccupee(null);
    }
  }

  return {
    creation,
    occupee,
    commencer: (theme_id: number) => launch(theme_id, () => addQuestionnaire(theme_id), OVERLAY),
    /** The same for who comes from elsewhere to begin: the way back does not lead through here. */
    commencerDici: (theme_id: number) =>
      launch(theme_id, () => addQuestionnaire(theme_id), OVERLAY, true),
    reprendre: (theme_id: number) => launch(theme_id, () => addQuestionnaire(theme_id), 0),
    async restart(theme_id: number, questionnaire_id: number) {
      const oui = await confirm({
        title: 'Recommencer la série ?',
        message: 'Ton résultat reste dans ton historique.',
        yes: 'Oui',
        no: 'Annuler',
      });
      if (!oui) return;
      const issue = await launch(
        theme_id,
        () => beginSerie({ theme_id, questionnaire_id }),
        OVERLAY,
      );
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
