import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Guides } from '../attestation/index.ts';
import { GARDE } from '../../socle/kernel/garde.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import styles from './cours.module.css';

const useFaits = () =>
  useQuery({ ...callQuery('getFaits', {}), staleTime: Infinity, meta: GARDE }).data?.faits ?? null;

export function EncartRdv({ termine }: { termine: boolean }) {
  const faits = useFaits();
  return (
    <Alert
      className={styles.encart ?? ''}
      color="bleu"
      icon={<Sign kind="info" />}
      title="Ton rendez-vous pédagogique"
    >
      {faits && termine && (
        <>
          Ton cours est terminé. L’examen pratique se passe au plus tôt {faits.delaiPratique} après
          le rendez-vous pédagogique.
        </>
      )}
      {faits && !termine && (
        <>
          Tu as {faits.delaiRdv} pour terminer ce cours, à partir de ta première ouverture. Passé ce
          délai, un nouveau paiement de {faits.nouveauPaiementRdv} est nécessaire pour continuer.
        </>
      )}
    </Alert>
  );
}

export const GuidesRdv = (acces: { acces_id: number; acces_user_id: number }) => (
  <Guides {...acces} combien={useFaits()?.guidesRdv} />
);

export function ExplicationRdv() {
  const faits = useFaits();
  if (!faits) return null;
  return (
    <section aria-labelledby="rdv" className={styles.explication}>
      <SectionHeading id="rdv">Comment se passe le rendez-vous pédagogique</SectionHeading>
      <p>
        La filière libre se suit avec {faits.guidesRdv}. Lisez ce cours ensemble&nbsp;: il dit à
        chacun son rôle, avant les premiers kilomètres.
      </p>
      <p>
        Chaque chapitre se termine par quelques questions. Une mauvaise réponse n’arrête rien&nbsp;:
        tu vois aussitôt la bonne et pourquoi. Le cours est terminé quand tous ses chapitres le
        sont, dans les {faits.delaiRdv}.
      </p>
      <p>
        L’examen pratique se passe au plus tôt {faits.delaiPratique} après le rendez-vous
        pédagogique&nbsp;: c’est le temps qu’il faut au moins pour rouler avec ton guide.
      </p>
    </section>
  );
}
