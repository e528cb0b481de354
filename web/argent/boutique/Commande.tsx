import { Alert } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { Sign } from '../../socle/ui/Sign.tsx';
import type { Applique, Commandee, Moyens } from './boutique.calls.ts';
import styles from './Commande.module.css';
import { type Avis, type SuiteDOffre, suiteOfOffre } from './mots.ts';
import { SansPaiement, isOuvert } from './Moyens.tsx';
import { Payer } from './Payer.tsx';
import { Recapitulatif } from './Recapitulatif.tsx';
import { useFocusOnStep } from './useFocusOnStep.ts';
import { WayOn } from './WayOn.tsx';

interface Props extends Commandee {
  moyens: Moyens;
  reload: () => Promise<unknown>;
}

export function Commande({ offre, moyens, bought, reload }: Props) {
  const [avis, setAvis] = useState<Avis | null>(null);
  const [applique, setApplique] = useState<Applique | null>(null);
  const suite = suiteOfOffre(offre, bought);
  // Another tab may have bought it; then the form disappears.
  useFocusOnStep(suite, { toTop: true });
  const said = avis && <Dit avis={avis} onClose={() => setAvis(null)} />;
  if (suite !== 'commander') {
    const phrase = PHRASES[suite] ?? offre.refus;
    return (
      <Card aria-label={offre.libelle}>
        {said}
        <SectionHeading small>{offre.libelle}</SectionHeading>
        {phrase !== avis?.message && <p>{phrase}</p>}
        <div className={plainStyles.row}>
          <WayOn slug={offre.slug} suite={suite} />
        </div>
      </Card>
    );
  }
  return (
    <div className={`${plainStyles.stack} ${styles.colonnes}`}>
      {offre.enAttente === 1 && <DejaPaye />}
      <Recapitulatif offre={offre} bought={bought} applique={applique} />
      {isOuvert(moyens) ? (
        <Payer
          offre={offre}
          moyens={moyens}
          bought={bought}
          reload={reload}
          onAvis={setAvis}
          applique={applique}
          onApplique={setApplique}
        >
          {said}
        </Payer>
      ) : (
        <SansPaiement />
      )}
    </div>
  );
}

/** A learner who does not see the new access must not pay twice. */
const DejaPaye = () => (
  <Alert
    className={styles.large ?? ''}
    color="warning"
    icon={<Sign kind="warning" />}
    title="Tu as déjà payé cet accès"
  >
    Ton paiement attend encore sa confirmation. Attends notre mail avant de payer une seconde fois.
  </Alert>
);

/** Null: the offer says why not. */
const PHRASES: Record<Exclude<SuiteDOffre, 'commander'>, string | null> = {
  renouveler: 'Tu as déjà cet accès. Veux-tu plutôt le renouveler\u202f?',
  bientot: 'Bientôt disponible',
  ouvrir: null,
  ecrire: null,
  rien: null,
};

const COLORS = { error: 'danger', warning: 'warning', info: 'bleu' } as const;

function Dit({ avis: { kind, title, message }, onClose }: { avis: Avis; onClose: () => void }) {
  return (
    <Alert
      color={COLORS[kind]}
      icon={<Sign kind={kind} />}
      title={title}
      withCloseButton
      closeButtonLabel="Fermer"
      onClose={onClose}
    >
      {message}
    </Alert>
  );
}
