import { Alert, Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isAttendu } from '../../regles/achat.ts';
import { FICHES, type Moyen } from '../../regles/fournisseurs/index.ts';
import { useReloadAcces } from '../eleve/acces/index.ts';
import { CallError } from '../socle/kernel/errors.ts';
import { getStatutPaiement } from '../argent/paiement/index.ts';
import { Sign } from '../socle/ui/Sign.tsx';
import { pauseAfter } from './attente.ts';
import styles from './ProfilPage.module.css';

/** The provider may know before we do. The alert of accesses tells the end. */
export function AttentePaiement({ commande, onDone }: { commande: string; onDone: () => void }) {
  const [moyen, setMoyen] = useState<Moyen | null>(null);
  const [tard, setTard] = useState(false);
  const reloadAcces = useReloadAcces();
  const queries = useQueryClient();

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let asked = 0;

    async function ask(): Promise<void> {
      asked++;
      try {
        const { etat, type } = await getStatutPaiement(commande, leaving.signal);
        setMoyen(type);
        // An examination may last days; an earlier end is told all the same.
        setTard(etat === 'attente');
        if (!isAttendu(etat)) {
          void queries.invalidateQueries({ queryKey: ['getPaiements'] });
          await reloadAcces();
          if (!leaving.signal.aborted) onDone();
          return;
        }
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error instanceof CallError && error.status < 429) return onDone();
      }
      const pause = pauseAfter(asked);
      if (pause === null) setTard(true);
      else timer = setTimeout(() => void ask(), pause);
    }

    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [commande, onDone, queries, reloadAcces]);

  return (
    <output className={styles.message}>
      {tard ? (
        <Alert
          role="presentation"
          color="bleu"
          icon={<Sign kind="info" />}
          title="Ton paiement n’est pas encore confirmé"
          withCloseButton
          closeButtonLabel="Fermer"
          onClose={onDone}
        >
          Tu n’as rien à faire, et ne paie pas une seconde fois&nbsp;: dès que{' '}
          {moyen ? FICHES[moyen].nom : 'le prestataire'} confirme, ton accès s’ouvre de lui-même et
          tu reçois un mail.
        </Alert>
      ) : (
        <Alert role="presentation" color="bleu" icon={<Loader size={22} color="currentColor" />}>
          Nous attendons la confirmation de {moyen ? FICHES[moyen].nom : 'ton paiement'}…
        </Alert>
      )}
    </output>
  );
}
