import { Button, Skeleton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MON_PROFIL, retourDePaiement } from '../../../../../regles/adresses.ts';
import type { OutputOf } from '../../../../../contract/index.ts';
import { call } from '../../../../socle/kernel/call.ts';
import { CallError, sentenceOf } from '../../../../socle/kernel/errors.ts';
import plainStyles from '../../../../socle/ui/plain.module.css';
import { ANNULATION, ERREUR_PAIEMENT, achatFait } from '../../mots.ts';
import type { BoutonProps } from '../port.ts';
import { type Bascule, type Bouton, type OptionsBouton, loadPaypal } from './paypal.sdk.ts';

interface BoutonPaypalProps extends BoutonProps {
  script: string;
}

/** The provider's script loads only once the wallet is chosen: that choice is consent. */
export function BoutonPaypal(props: BoutonPaypalProps) {
  const [essai, setEssai] = useState(0);
  return <Essai key={essai} {...props} onRetry={() => setEssai(essai + 1)} />;
}

function Essai(props: BoutonPaypalProps & { onRetry: () => void }) {
  const { script, pret, occupe, onRetry, classes } = props;
  const [etat, setEtat] = useState<'charge' | 'pret' | 'echec'>('charge');
  const place = useRef<HTMLDivElement>(null);
  const bascule = useRef<Bascule>(null);
  const options = useOptions(props, (actions) => {
    bascule.current = actions;
    void (props.pret ? actions.enable() : actions.disable());
  });

  useEffect(() => {
    let gone = false;
    let bouton: Bouton | undefined;
    const show = async () => {
      const { Buttons } = await loadPaypal(script);
      if (gone) return;
      bouton = Buttons(options);
      if (!bouton.isEligible()) throw new Error('PayPal is not offered here.');
      await bouton.render(place.current!);
      if (!gone) setEtat('pret');
    };
    show().catch(() => gone || setEtat('echec'));
    return () => {
      gone = true;
      void bouton?.close().catch(() => undefined);
    };
  }, [script, options]);

  // While a typed code is not applied, a click shows that instead of a window.
  useEffect(() => {
    void (pret ? bascule.current?.enable() : bascule.current?.disable());
  }, [pret]);

  return (
    <div className={plainStyles.stack}>
      {etat === 'charge' && <Skeleton height={48} radius="md" aria-label="PayPal se charge" />}
      {etat === 'echec' && (
        <div role="alert" className={plainStyles.stack}>
          <p>
            Le bouton de PayPal ne s’est pas chargé. Le réseau, ou un bloqueur de publicités,
            l’empêche peut-être. Rien n’a été payé.
          </p>
          <Button variant="outline" onClick={onRetry}>
            Réessayer
          </Button>
        </div>
      )}
      <div ref={place} className={classes.place} hidden={etat === 'echec'} inert={occupe} />
      <output className={classes.encours}>{occupe && 'Paiement en cours chez PayPal…'}</output>
    </div>
  );
}

/** Pauses between attempts to send an approved order to our server. */
const RETRY_PAUSES_MS = [1000, 3000, 6000];

/** The provider's button keeps its first callbacks, so they read the latest props. */
function useOptions(props: BoutonPaypalProps, onInit: (actions: Bascule) => void): OptionsBouton {
  const navigate = useNavigate();
  const now = useRef({ ...props, onInit, navigate });
  useEffect(() => {
    now.current = { ...props, onInit, navigate };
  });
  const [options] = useState<OptionsBouton>(() => {
    let commande = '';
    let shown = false;
    let avis = ERREUR_PAIEMENT;
    const fail = () => {
      now.current.onOccupe(false);
      if (!shown) now.current.onAvis(avis);
    };
    return {
      fundingSource: 'paypal',
      style: { shape: 'rect', color: 'gold', label: 'pay', height: 48 },
      onInit: (_, actions) => now.current.onInit(actions),
      onClick(_, actions) {
        shown = false;
        avis = ERREUR_PAIEMENT;
        if (now.current.check()) return actions.resolve?.();
        return actions.reject?.();
      },
      async createOrder() {
        const { achat, onAvis, onOccupe, onRefus } = now.current;
        onAvis(null);
        onOccupe(true);
        try {
          const order = await call('createOrderPaypal', achat());
          ({ commande } = order);
          return order.orderID;
        } catch (error) {
          shown = true;
          onOccupe(false);
          await onRefus(error);
          throw error;
        }
      },
      async onApprove({ orderID }, { restart }) {
        const { bought, user_id } = now.current;
        const input = { user: user_id, user_id, idTransaction: orderID, bought };
        const etat = await persisted(() => call('purchaseAccesPaypal', input)).catch(
          (error: unknown) => {
            if (error instanceof CallError && error.body.etat === 'refuse')
              avis = { ...ERREUR_PAIEMENT, message: sentenceOf(error) };
            throw error;
          },
        );
        if (etat === 'ouvert') return restart();
        if (etat === 'paye') return void now.current.navigate(MON_PROFIL, achatFait(bought));
        if (etat === undefined || etat === 'attente')
          return void now.current.navigate(retourDePaiement(commande));
        fail();
      },
      onCancel({ orderID }) {
        now.current.onOccupe(false);
        if (shown) return;
        now.current.onAvis(ANNULATION);
        // If this is lost, the order expires by itself.
        if (orderID) call('cancelPaypal', { idTransaction: orderID }).catch(() => undefined);
      },
      onError: fail,
    };
  });
  return options;
}

/** Undefined: no response, so the outcome is unknown. */
async function persisted(ask: () => Promise<OutputOf<'purchaseAccesPaypal'>>) {
  for (const pause of [...RETRY_PAUSES_MS, null])
    try {
      return (await ask()).etat;
    } catch (error) {
      if (error instanceof CallError && error.body.recommencer === 1) return 'ouvert';
      if (error instanceof CallError && error.status < 500) throw error;
      if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return undefined;
}
