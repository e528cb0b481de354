import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, Skeleton } from '@mantine/core';
import { type FormEvent, Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { ACCORD } from '../../../regles/retractation.ts';
import { FICHES, type Moyen } from '../../../regles/fournisseurs/index.ts';
import { useReloadAcces } from '../../eleve/acces/index.ts';
import { useUser } from '../../eleve/compte/index.ts';
import { useNavigate } from 'react-router';
import { CallError, isShown } from '../../socle/kernel/errors.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { enEuros } from '../../../regles/ecriture.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import { SubmitButton } from '../../socle/ui/SubmitButton.tsx';
import { useForm } from '../../socle/ui/useForm.ts';
import type { Achat, Applique, Commandee, Moyens } from './boutique.calls.ts';
import { CodeRemise, useCodeRemise } from './CodeRemise.tsx';
import styles from './Commande.module.css';
import { fournisseursOf } from './fournisseurs/index.ts';
import { type Avis, SANS_ACCORD, achatFait, avisOf } from './mots.ts';
import { LienLegal } from './Recapitulatif.tsx';
import { PAS_APPLIQUE, VIDE, keepSaisie, readSaisie, societeOf } from './saisie.ts';
import { Societe } from './Societe.tsx';

interface Props extends Commandee {
  moyens: Moyens;
  reload: () => Promise<unknown>;
  onAvis: (avis: Avis | null) => void;
  applique: Applique | null;
  onApplique: (applique: Applique | null) => void;
  children: ReactNode;
}

export function Payer(props: Props) {
  const { offre, moyens, bought, reload, onAvis, applique, onApplique, children } = props;
  const { id: user } = useUser();
  const cette = { user, bought, id: offre.id };
  const [trouvee] = useState(() => readSaisie(cette));
  const { typed, field, set, refuse, ref } = useForm(VIDE, trouvee);
  const offerts = fournisseursOf(moyens);
  // Only its buyer may choose a button that loads a provider's script.
  const [moyen, setMoyen] = useState<Moyen | undefined>(offerts.find(({ leave }) => leave)?.moyen);
  const choisi = offerts.find((each) => each.moyen === moyen);
  const [occupe, setOccupe] = useState(false);
  const prix = applique?.prix ?? offre.prix;
  const gratuit = prix === 0;
  const total = enEuros(prix);
  const envoi = gratuit
    ? { pending: 'Un instant…', dit: 'Commander, sans rien payer' }
    : choisi?.leave && {
        pending: choisi.leave.pending,
        dit: `Commander et payer ${total} par ${FICHES[choisi.moyen].par}`,
      };
  const remise = useCodeRemise({ offre, bought, typed, set, refuse, applique, onApplique, occupe });
  const { pasApplique } = remise;
  const navigate = useNavigate();
  const reloadAcces = useReloadAcces();
  useReloadOnReturn();

  const achat = (): Achat => ({
    user,
    acces: offre.id,
    bought,
    accord: typed.accord ? 1 : 0,
    total: prix,
    remise: applique?.code,
    ...societeOf(typed),
  });

  function check(): boolean {
    if (pasApplique) refuse(PAS_APPLIQUE);
    return !pasApplique;
  }

  async function onRefus(error: unknown): Promise<void> {
    if (isShown(error)) return;
    if (error instanceof CallError && error.errors) {
      if (error.errors.remise) onApplique(null);
      return refuse(error.errors);
    }
    onAvis(avisOf(error));
    if (error instanceof CallError && [404, 409].includes(error.status)) {
      onApplique(null);
      await reload();
    }
  }

  /** When a discount leaves nothing to pay, any provider completes the order at once. */
  async function order(): Promise<void> {
    await offerts[0]!.order(achat());
    await reloadAcces();
    await navigate(MON_PROFIL, achatFait(bought));
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A typed code is applied before anything is ordered.
    if (pasApplique) return remise.apply();
    if (occupe || (!choisi?.leave && !gratuit) || !check()) return;
    onAvis(null);
    setOccupe(true);
    try {
      if (gratuit) return await order();
      await choisi!.leave!.go(achat(), () => keepSaisie(cette, typed));
    } catch (error) {
      setOccupe(false);
      await onRefus(error);
    }
  }

  return (
    <Card as="div">
      <form
        ref={ref}
        className={plainStyles.stack}
        onSubmit={(event) => void onSubmit(event)}
        aria-label="Payer"
        noValidate
      >
        {offerts.length > 1 && !gratuit && (
          <fieldset className={styles.moyens} disabled={occupe}>
            <legend>Comment veux-tu payer&#8239;?</legend>
            {offerts.map(({ moyen: value, label, description }) => (
              <div key={value} className={`${plainStyles.line} ${styles.moyen}`}>
                <Radio
                  description={description}
                  name="moyen"
                  size="md"
                  value={value}
                  label={label}
                  checked={moyen === value}
                  onChange={() => setMoyen(value)}
                />
              </div>
            ))}
          </fieldset>
        )}
        <CodeRemise {...remise.shown} field={field} />
        {!gratuit && <Societe typed={typed} field={field} />}
        <div className={styles.accord}>
          <BoxField {...field('accord')} label={ACCORD.texte} description={SANS_ACCORD[bought]} />
        </div>
        <p className={plainStyles.small}>
          En commandant, tu acceptes les <LienLegal>conditions générales</LienLegal>.
        </p>
        {children}
        {envoi && (
          <SubmitButton
            busy={occupe}
            pending={envoi.pending}
            size="lg"
            fullWidth
            h="auto"
            mih="3.125rem"
            py="xs"
          >
            {envoi.dit}
          </SubmitButton>
        )}
        {!gratuit &&
          !choisi &&
          offerts.map(({ moyen: autre, description }) => (
            <Fragment key={autre}>
              <p className={plainStyles.small}>{description}</p>
              <Button size="lg" fullWidth onClick={() => setMoyen(autre)}>
                Payer avec {FICHES[autre].nom}
              </Button>
            </Fragment>
          ))}
        {!gratuit && choisi?.button && (
          <>
            <p>
              Commander et payer {total}&nbsp;: le bouton de {FICHES[choisi.moyen].nom} t’oblige à
              payer.
            </p>
            <Suspense fallback={<Skeleton height={48} radius="md" />}>
              {choisi.button({
                bought,
                user_id: user,
                pret: !pasApplique,
                check,
                achat,
                onRefus,
                onAvis,
                onOccupe: setOccupe,
                occupe,
                classes: { place: styles.bouton, encours: styles.encours },
              })}
            </Suspense>
          </>
        )}
      </form>
    </Card>
  );
}

/** The browser's back button restores a page whose order may be stale. */
function useReloadOnReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
