import '@mantine/core/styles/Input.layer.css';
import { Alert, Button, Skeleton, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PERIODES } from '../../../regles/periodes.ts';
import { CallError, sentenceOf } from '../../socle/kernel/errors.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { textFields, useSubmit } from '../../socle/kernel/useSubmit.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { AccepteConditions } from './AccepteConditions.tsx';
import { AlerteAuth } from './AlerteAuth.tsx';
import type { AuthMode } from './authMode.ts';
import styles from './auth.module.css';
import { ChampEmail } from './ChampEmail.tsx';
import { ChampRegistre } from './ChampRegistre.tsx';
import { call } from '../../socle/kernel/call.ts';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';
import { keepSuite } from './suite.ts';

const CHAMPS_VIDES = {
  prenom: '',
  nom: '',
  dateNaissance: '',
  registreNational: '',
  rue: '',
  localite: '',
  codePostal: '',
  password: '',
};
/** Folded, so that the required fields fit a phone's screen. */
const FACULTATIFS = ['dateNaissance', 'registreNational', 'rue', 'localite', 'codePostal'] as const;
export const RIEN_TAPE = { ...CHAMPS_VIDES, checkCondition: false, checkOffre: false };

type Typed = typeof RIEN_TAPE & { email: string };

export interface InscriptionFormProps {
  typed: Typed;
  onType: (patch: Partial<Typed>) => void;
  reglages: Pick<
    UseQueryResult<{ inscription: 'ouverte' | 'fermee' }>,
    'data' | 'error' | 'refetch'
  >;
  suite: string | null;
  switchTo: (mode: AuthMode) => void;
}

export function InscriptionForm({
  typed,
  onType,
  reglages,
  suite,
  switchTo,
}: InscriptionFormProps) {
  const [refus, setRefus] = useState<unknown>(null);
  const [envoyeA, setEnvoyeA] = useState<string | null>(null);
  const submit = useSubmit(
    async () => {
      setRefus(null);
      await call('register', typed);
      keepSuite(suite);
      setEnvoyeA(typed.email.trim());
      onType(RIEN_TAPE);
    },
    (error, fields) => fields ?? setRefus(error),
  );
  const { checkCondition, checkOffre, ...textes } = typed;
  const field = textFields(textes, onType, submit);
  const { errors } = submit;
  const [plus, setPlus] = useState(FACULTATIFS.some((champ) => typed[champ] !== ''));
  const ouverte = reglages.data?.inscription === 'ouverte';
  const fermee = reglages.data?.inscription === 'fermee';

  if (envoyeA !== null)
    return <InscriptionFaite email={envoyeA} onDone={() => switchTo('login')} />;
  return (
    <form
      className={plainStyles.stack}
      onSubmit={submit.onSubmit}
      aria-label="Inscris-toi gratuitement"
      noValidate
    >
      {refus !== null && (
        <AlerteAuth
          kind={refus instanceof CallError && refus.status < 500 ? 'warning' : 'error'}
          message={sentenceOf(refus)}
          onClose={() => setRefus(null)}
        />
      )}
      {fermee && <Fermee />}
      <fieldset className={plainStyles.stack} disabled={fermee}>
        <div className={`${plainStyles.stack} ${styles.colonnes}`}>
          <TextInput
            {...field('prenom')}
            label="Prénom"
            autoComplete="given-name"
            data-autofocus={fermee ? undefined : true}
          />
          <TextInput {...field('nom')} label="Nom" autoComplete="family-name" />
        </div>
        <ChampEmail {...field('email')} />
        <NouveauMotDePasse
          {...field('password')}
          qui={{ prenom: typed.prenom, nom: typed.nom, email: typed.email }}
          ferme={!ouverte}
          error={errors.password && <Messages messages={errors.password} />}
        />
        <details
          className={styles.plus}
          open={plus || FACULTATIFS.some((champ) => errors[champ])}
          onToggle={({ currentTarget }) => setPlus(currentTarget.open)}
        >
          <summary>Date de naissance et adresse (facultatif)</summary>
          <div className={`${plainStyles.stack} ${styles.colonnes}`}>
            <TextInput
              {...field('dateNaissance')}
              type="date"
              label="Date de naissance (facultatif)"
              autoComplete="bday"
              min="1900-01-01"
            />
            <ChampRegistre
              name="registreNational"
              label="Registre national (facultatif)"
              value={typed.registreNational}
              onType={(registreNational) => {
                onType({ registreNational });
                submit.forget('registreNational');
              }}
              dateNaissance={typed.dateNaissance}
              error={errors.registreNational?.[0]}
            />
            <div className={styles.large}>
              <TextInput
                {...field('rue')}
                label="Rue et numéro (facultatif)"
                autoComplete="street-address"
              />
            </div>
            <TextInput
              {...field('localite')}
              label="Localité (facultatif)"
              autoComplete="address-level2"
            />
            <TextInput
              {...field('codePostal')}
              label="Code postal (facultatif)"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={4}
            />
          </div>
        </details>
        <div>
          <AccepteConditions
            checked={checkCondition}
            onChange={(checked) => {
              onType({ checkCondition: checked });
              submit.forget('checkCondition');
            }}
            error={errors.checkCondition?.[0]}
          />
          <BoxField
            name="checkOffre"
            value={checkOffre}
            onChange={(checked) => onType({ checkOffre: checked })}
            error={errors.checkOffre?.[0]}
            label="Je veux bien recevoir les offres et les nouveautés par mail (facultatif)"
          />
        </div>
      </fieldset>
      <Envoi reglages={reglages} ouverte={ouverte} busy={submit.busy} />
      <p className={`${plainStyles.row} ${styles.autre}`}>
        Déjà un compte&#8239;?{' '}
        <button type="button" className={plainStyles.link} onClick={() => switchTo('login')}>
          Connecte-toi
        </button>
      </p>
    </form>
  );
}

/** It takes the focus before the disabled fields. */
function Fermee() {
  const texte = useRef<HTMLDivElement>(null);
  useEffect(() => texte.current?.focus(), []);
  return (
    <Alert
      ref={texte}
      tabIndex={-1}
      className={styles.alerte}
      color="bleu"
      icon={<Sign kind="info" />}
      title="Les inscriptions ne sont pas encore ouvertes"
      data-autofocus
    >
      En attendant, réponds aux questions du jour sur la <a href="/">page d’accueil</a> et regarde{' '}
      <a href="/#outils">les accès et leurs prix</a>.
    </Alert>
  );
}

type EnvoiProps = Pick<InscriptionFormProps, 'reglages'> & { ouverte: boolean; busy: boolean };

function Envoi({ reglages, ouverte, busy }: EnvoiProps) {
  if (reglages.error && !reglages.data)
    return <Failure part error={reglages.error} retry={() => reglages.refetch()} />;
  if (!reglages.data) return <Skeleton height={46} />;
  if (!ouverte)
    return (
      <Button type="submit" fullWidth disabled>
        Bientôt disponible
      </Button>
    );
  return (
    <SubmitButton fullWidth busy={busy} pending="Inscription…">
      Je m’inscris
    </SubmitButton>
  );
}

function Messages({ messages }: { messages: string[] }) {
  return (
    <ul className={plainStyles.column}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

/** It never reveals an existing account: only the mailbox learns of it. */
function InscriptionFaite({ email, onDone }: { email: string; onDone: () => void }) {
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => titre.current?.focus(), []);
  return (
    <div className={styles.fait}>
      <Sign kind="success" size={56} />
      <h3 ref={titre} tabIndex={-1} className={styles.faitTitre}>
        Regarde dans ta boîte mail
      </h3>
      <p>
        Un message est parti vers <strong>{email}</strong>. Clique sur son lien dans les{' '}
        {PERIODES.confirmation.mots} et tape ton mot de passe pour confirmer ton adresse.
      </p>
      <p className={plainStyles.dimmed}>
        Rien reçu&#8239;? Regarde dans les indésirables. En te connectant, tu peux aussi redemander
        le mail.
      </p>
      <Button fullWidth onClick={onDone}>
        Retour à la connexion
      </Button>
    </div>
  );
}
