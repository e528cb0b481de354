import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useAcces } from '../acces/index.ts';
import { useSession } from '../compte/index.ts';
import type { Acces } from '../tentatives/index.ts';
import type { Adresse } from './adresses.ts';

export interface Contexte extends Acces {
  user_id: number;
  dureeValidite: number;
  datePerime: string | null;
}

/** Null means that the learner has no such QT access: the page does not exist. */
export function useContexte(): Contexte | null {
  const acces = useAcces('QT');
  const { user } = useSession();
  const user_id = user && user !== 'Empty' ? user.id : null;
  return useMemo(
    () =>
      acces && user_id
        ? {
            acces_id: acces.acces_id,
            acces_user_id: acces.acces_user_id,
            user_id,
            dureeValidite: acces.dureeValidite,
            datePerime: acces.datePerime,
          }
        : null,
    [acces, user_id],
  );
}

const ENTIER = /^\d{1,9}$/;

export function useAdresse(): (Adresse & { question_id: number }) | null {
  const { acces_id = '', theme_id = '', question_id = '0', historique_id = '0' } = useParams();
  return useMemo(() => {
    if (![acces_id, theme_id, question_id, historique_id].every((texte) => ENTIER.test(texte)))
      return null;
    return {
      acces_id: Number(acces_id),
      theme_id: Number(theme_id),
      question_id: Number(question_id),
      historique_id: Number(historique_id) || null,
    };
  }, [acces_id, theme_id, question_id, historique_id]);
}
