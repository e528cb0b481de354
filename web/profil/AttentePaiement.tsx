import { Alert, Loader } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Moyen } from '../../regles/achat.ts';
import { useReloadAcces } from '../eleve/acces/index.ts';
import { CallError } from '../socle/kernel/errors.ts';
import { getStatutPaiement } from '../argent/paiement/index.ts';
import { Sign } from '../socle/ui/Sign.tsx';
import { isAwaited, pauseAfter } from './attente.ts';
import styles from './ProfilPage.module.css';

interface Props {
  /** The reference that the provider's return brought. */
  commande: string;
  /** There is nothing left to wait for. */
  onDone: () => void;
}

const NOMS = { payzen: 'PayZen', paypal: 'PayPal' } as const;

/** Back from a provider: it may know before we do. The end itself is told by the alert of the accesses. */
export function AttentePaiement({ commande, onDone }: Props) {
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
        // It is examined, which may last for days; should it end sooner, that is told all the same.
        setTard(etat === 'attente');
        if (!isAwaited(etat)) {
          void queries.invalidateQueries({ queryKey: ['getPaiements'] });
          await reloadAcces();
          if (!leaving.signal.aborted) onDone();
          return;
        }
      } catch (error) {
        if (leaving.signal.aborted) return;
        // Nobody's here, or nothing at all: somebody has made that address up.
        if (error instanceof CallError && error.status < 429) return onDone();
        // Without a network it waits on.
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
          {moyen ? NOMS[moyen] : 'le prestataire'} confirme, ton accès s’ouvre de lui-même et tu
          reçois un mail.
        </Alert>
      ) : (
        <Alert role="presentation" color="bleu" icon={<Loader size={22} color="currentColor" />}>
          Nous attendons la confirmation de {moyen ? NOMS[moyen] : 'ton paiement'}…
        </Alert>
      )}
    </output>
  );
}
