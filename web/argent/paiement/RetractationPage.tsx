import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { fauteDeCommande } from '../../../regles/achat.ts';
import { RETRACTATION } from '../../../regles/retractation.ts';
import { marque } from '../../../marque.ts';
import { CallError, type FieldErrors, sentenceOf } from '../../socle/kernel/errors.ts';
import { call } from '../../socle/kernel/call.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { PageHeading, SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './paiement.module.css';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [
  { title: `${RETRACTATION.fonction} · ${marque.nom}` },
  // Only the buyer's mail contains the number of the order.
  { name: 'referrer', content: 'no-referrer' },
];

const commandeOfAddress = () => new URLSearchParams(location.search).get('commande') ?? '';
const never = () => () => undefined;

function fauteDAdresse(typed: string): string | undefined {
  if (typed.trim() === '') return 'Indique ton adresse e-mail.';
  return /\S@\S+\.\S/.test(typed) ? undefined : 'Cette adresse e-mail n’est pas valable.';
}

export default function RetractationPage() {
  const [typed, setCommande] = useState<string>();
  // The prerendered page is the same for all until its scripts run.
  const dans = useSyncExternalStore(never, commandeOfAddress, () => '');
  const commande = typed ?? dans;
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [echec, setEchec] = useState<string>();
  const [etape, setEtape] = useState<'saisie' | 'confirmer'>('saisie');
  const [busy, setBusy] = useState(false);
  const [recue, setRecue] = useState<string>();
  const titre = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (etape === 'confirmer' || recue) titre.current?.focus();
  }, [etape, recue]);

  function check(event: FormEvent): void {
    event.preventDefault();
    const [deCommande, deLAdresse] = [fauteDeCommande(commande), fauteDAdresse(email)];
    setErrors({
      ...(deCommande && { commande: [deCommande] }),
      ...(deLAdresse && { email: [deLAdresse] }),
    });
    setEchec(undefined);
    if (!deCommande && !deLAdresse) setEtape('confirmer');
  }

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setEchec(undefined);
    try {
      const { dateReception } = await call('withdrawCommande', { commande, email });
      setRecue(dateReception);
    } catch (error) {
      setEtape('saisie');
      if (error instanceof CallError && error.errors) setErrors(error.errors);
      else setEchec(sentenceOf(error));
    }
    setBusy(false);
  }

  return (
    <div className={`${plainStyles.page} ${plainStyles.stack} ${plainStyles.narrow}`}>
      <PageHeading
        lead={`Tu peux te rétracter d’un achat pendant ${RETRACTATION.jours} jours, sans donner de raison. Dans ton compte, cela se fait aussi sous «\u00a0Mes paiements\u00a0».`}
      >
        {RETRACTATION.fonction}
      </PageHeading>
      {recue ? (
        <Card aria-labelledby="recue">
          <SectionHeading small id="recue" ref={titre}>
            <Sign kind="success" size={24} /> Ta déclaration est bien reçue
          </SectionHeading>
          <p>
            Reçue le {instantInWords(recue)}. Si la commande {commande.trim().toUpperCase()} a été
            faite avec cette adresse, un mail y part tout de suite&nbsp;: il te confirme ta
            rétractation, ou te dit pourquoi elle n’est pas possible.
          </p>
          <p>
            Rien reçu dans l’heure&#8239;? Vérifie le numéro et l’adresse, ou écris-nous à{' '}
            <a href={`mailto:${marque.adresseSupport}`}>{marque.adresseSupport}</a>.
          </p>
        </Card>
      ) : etape === 'saisie' ? (
        <form
          className={`${plainStyles.stack} ${plainStyles.scripted}`}
          onSubmit={check}
          aria-label={RETRACTATION.fonction}
          noValidate
        >
          {echec && (
            <p role="alert" className={plainStyles.wrong}>
              {echec}
            </p>
          )}
          <TextField
            name="commande"
            label="Numéro de commande"
            description="Dans le mail de ton achat&nbsp;: P- suivi de seize signes."
            placeholder="P-0123456789ABCDEF"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={commande}
            onChange={setCommande}
            error={errors.commande?.[0]}
          />
          <TextField
            name="email"
            type="email"
            label="Adresse e-mail"
            description="Celle de ton compte ou de ta commande&nbsp;: l’accusé de réception y arrive."
            autoComplete="email"
            value={email}
            onChange={setEmail}
            error={errors.email?.[0]}
          />
          <div className={plainStyles.row}>
            <SubmitButton size="md" busy={false} pending="">
              Continuer
            </SubmitButton>
          </div>
        </form>
      ) : (
        <form className={plainStyles.stack} onSubmit={(event) => void confirm(event)}>
          <SectionHeading small ref={titre}>
            Confirmer ta rétractation
          </SectionHeading>
          <p className={styles.declaration}>
            Je renonce au contrat de la commande <strong>{commande.trim().toUpperCase()}</strong>,
            faite avec l’adresse <strong>{email.trim()}</strong>.
          </p>
          <p className={plainStyles.spaced}>
            L’accès que cette commande a ouvert est suspendu dès maintenant.
          </p>
          <div className={plainStyles.row}>
            <SubmitButton size="md" busy={busy} pending="Un instant…">
              {RETRACTATION.confirmer}
            </SubmitButton>
            <Button size="md" variant="default" onClick={() => setEtape('saisie')}>
              Modifier
            </Button>
          </div>
        </form>
      )}
      <noscript>
        <p className={plainStyles.spaced}>
          Sans JavaScript, envoie-nous le{' '}
          <a href="/conditions-generales#formulaire">modèle de formulaire</a> à{' '}
          {marque.adresseSupport}&nbsp;: il vaut autant.
        </p>
      </noscript>
      <p className={plainStyles.small}>
        <Link to="/conditions-generales#se-retracter">Tout sur ton droit de rétractation</Link>
      </p>
    </div>
  );
}
