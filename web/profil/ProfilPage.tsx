import { Alert } from '@mantine/core';
import { useCallback, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { marque } from '../../marque.ts';
import { MesAcces } from '../eleve/acces/index.ts';
import { ChapitresGardes } from '../eleve/cours/index.ts';
import { echoDizaine } from '../eleve/entrainement/index.ts';
import { echoExamen } from '../eleve/examen/index.ts';
import type { Handle } from '../socle/kernel/referencement.ts';
import { usePassedMessage } from '../socle/kernel/passedMessage.ts';
import { MonCompte, Securite, useUser } from '../eleve/compte/index.ts';
import { MesPaiements } from '../argent/paiement/index.ts';
import { echoSerie } from '../eleve/series/index.ts';
import { type Echo, ReponsesGardees } from '../eleve/tentatives/index.ts';
import { dayInWords } from '../socle/ui/dates.ts';
import { PageHeading } from '../socle/ui/Heading.tsx';
import { Sign } from '../socle/ui/Sign.tsx';
import { AttentePaiement } from './AttentePaiement.tsx';
import { Conservation } from './Conservation.tsx';
import { Maintenant } from './Maintenant.tsx';
import type { Mode } from '../../regles/mode.ts';
import { commandeAttendue } from './attente.ts';
import plainStyles from '../socle/ui/plain.module.css';
import styles from './ProfilPage.module.css';

/** So that what a device has kept is sent and shown, of whichever attempt. */
const ECHOS = Object.values({
  serie: echoSerie,
  dizaine: echoDizaine,
  examen: echoExamen,
} satisfies { [M in Mode]: Echo<M> });

export const handle = {
  noindex: true,
  lit: [
    ['getCap', {}],
    ['getAttestations', {}],
  ],
} satisfies Handle;

export const meta: MetaFunction = () => [{ title: `Mon profil · ${marque.nom}` }];

const panneaux = [
  { cle: 'acces', libelle: 'Mes accès', Panneau: MesAcces },
  { cle: 'paiements', libelle: 'Mes paiements', Panneau: MesPaiements },
  { cle: 'compte', libelle: 'Mon compte', Panneau: MonCompte },
  { cle: 'securite', libelle: 'Sécurité', Panneau: Securite },
] as const;

const COLORS = { success: 'success', error: 'danger', info: 'bleu', warning: 'warning' } as const;

export default function ProfilPage() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { attendu, onDone } = useAttendu();
  const { motDePasseProvisoire, dateEffacement } = useUser();
  const { message, dismiss } = usePassedMessage();
  const demande = search.get('panneau');
  const ouvert = panneaux.find(({ cle }) => cle === demande) ?? panneaux[0];
  if (search.has('paiement'))
    return (
      <Navigate
        to={sansRetour(search)}
        replace
        state={{ ...state, paiement: commandeAttendue(search) }}
      />
    );
  // Kept in the address: the panel stays after the change.
  if (demande === null && motDePasseProvisoire === 1)
    return <Navigate to="?panneau=securite" replace state={state} />;
  return (
    <div className={plainStyles.page}>
      <PageHeading>Mon profil</PageHeading>
      <ReponsesGardees echos={ECHOS} />
      <ChapitresGardes />
      <Conservation echos={ECHOS} />
      {attendu !== null && <AttentePaiement key={attendu} commande={attendu} onDone={onDone} />}
      {message && (
        <Alert
          className={styles.message ?? ''}
          color={COLORS[message.kind]}
          icon={<Sign kind={message.kind} />}
          title={message.title}
          withCloseButton
          closeButtonLabel="Fermer"
          onClose={dismiss}
        >
          {message.message}
        </Alert>
      )}
      {dateEffacement && ouvert.cle !== 'compte' && (
        <Alert
          className={styles.message ?? ''}
          color="warning"
          icon={<Sign kind="warning" />}
          title="Effacement prévu"
        >
          Ton compte sera effacé le {dayInWords(dateEffacement)}.{' '}
          <Link to="?panneau=compte" replace>
            Changer d’avis
          </Link>
        </Alert>
      )}
      <div className={`${plainStyles.stack} ${styles.columns}`}>
        {ouvert.cle === 'acces' && (
          <div className={`${plainStyles.stack} ${styles.maintenant}`}>
            <Maintenant />
          </div>
        )}
        <nav className={`${plainStyles.unprinted} ${styles.menu}`} aria-label="Mon profil">
          {panneaux.map(({ cle, libelle }) => (
            <Link
              key={cle}
              to={`?panneau=${cle}`}
              replace
              preventScrollReset
              className={styles.entry}
              aria-current={cle === ouvert.cle ? 'page' : undefined}
            >
              {libelle}
            </Link>
          ))}
        </nav>
        <div className={styles.panneau}>
          <ouvert.Panneau />
        </div>
      </div>
    </div>
  );
}

function sansRetour(search: URLSearchParams): string {
  const panneau = search.get('panneau');
  return panneau === null ? '?' : `?${new URLSearchParams({ panneau })}`;
}

/** Kept in history state: a reload goes on waiting. */
function useAttendu() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const passed = state as { paiement?: string | null } | null;
  const [attendu, setAttendu] = useState(
    () => commandeAttendue(search) ?? passed?.paiement ?? null,
  );
  const onDone = useCallback(() => {
    setAttendu(null);
    void navigate(window.location.search || '.', { replace: true, state: null });
  }, [navigate]);
  return { attendu, onDone };
}
