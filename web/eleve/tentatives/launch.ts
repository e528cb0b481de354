import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Mode } from '../../../regles/mode.ts';
import { fermetureOf, useAccesFerme } from '../acces/index.ts';
import { isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { type Toast, toast } from '../../socle/kernel/toasts.ts';
import { isPassing } from './erreurs.ts';

type Dit = Pick<Toast, 'kind' | 'title' | 'message'>;

const COUPE: Dit = {
  kind: 'warning',
  title: 'Pas de réseau',
  message: 'Réessaie dans un instant.',
};

/** The function returns true when a closed access leads away; `ditOf` returns a mode's words. */
export function useExplain(
  mode: Mode,
  reread: () => Promise<unknown>,
  ditOf: (erreur: unknown) => Dit | undefined,
) {
  const accesFerme = useAccesFerme();
  return (erreur: unknown): boolean => {
    const ferme = fermetureOf(erreur);
    if (ferme) {
      accesFerme(ferme);
      return true;
    }
    if (!isShown(erreur)) toast({ ...(ditOf(erreur) ?? usualOf(erreur)), sujet: mode });
    void reread();
    return false;
  };
}

const usualOf = (erreur: unknown): Dit =>
  isPassing(erreur)
    ? COUPE
    : { kind: 'error', title: 'Une erreur est survenue', message: sentenceOf(erreur) };

type Issue = 'commencée' | 'fermée' | 'manquée';

export function useLaunch<C>(explain: (erreur: unknown) => boolean) {
  const navigate = useNavigate();
  const [occupee, setOccupee] = useState<C | null>(null);

  /** `next` resolves to the address to open; 'fermée' has already navigated. */
  async function launch(cible: C, next: () => Promise<string>, replace = false): Promise<Issue> {
    if (occupee !== null) return 'manquée';
    setOccupee(cible);
    try {
      await navigate(await next(), { replace });
      return 'commencée';
    } catch (erreur) {
      return explain(erreur) ? 'fermée' : 'manquée';
    } finally {
      setOccupee(null);
    }
  }
  return { occupee, launch };
}

/** An address from a link launches once; on failure its own screen shows. */
export function useDepart(begin: () => Promise<Issue>): void {
  const navigate = useNavigate();
  const parti = useRef(false);
  useEffect(() => {
    if (parti.current) return;
    parti.current = true;
    void begin().then((issue) => {
      if (issue === 'manquée') void navigate('.', { replace: true, state: null });
    });
  }, [begin, navigate]);
}
