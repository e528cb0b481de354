import type { OutputOf } from '../../../contract/index.ts';
import { marque } from '../../../marque.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign, type SignProps } from '../../socle/ui/Sign.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import { Comparer } from './Comparer.tsx';
import type { Comparee } from './lireVerdict.ts';
import styles from './Verifier.module.css';

type Verdict = OutputOf<'verifyAttestation'>;

const DIT: Record<Verdict['etat'], { kind: SignProps['kind']; titre: string; mots: string }> = {
  authentique: {
    kind: 'success',
    titre: 'Attestation authentique',
    mots: `Elle a été délivrée par ${marque.exploitant.nom}, et elle vaut toujours. Compare le numéro, les initiales et les dates avec ceux du document.`,
  },
  remplacée: {
    kind: 'warning',
    titre: 'Attestation remplacée',
    mots: 'Elle a été délivrée, mais une autre l’a remplacée\u00a0: celle-ci ne vaut plus rien. Demande la nouvelle à son titulaire.',
  },
  retirée: {
    kind: 'error',
    titre: 'Attestation retirée',
    mots: 'Elle a été délivrée, mais l’auto-école l’a retirée\u00a0: elle ne vaut plus rien.',
  },
  inconnue: {
    kind: 'error',
    titre: 'Attestation inconnue',
    mots: 'Aucune attestation ne porte ce code. Compare-le, signe par signe, avec celui du document.',
  },
};

interface Props {
  code: string;
  comparaison: Comparee | null;
}

/** Only initials and dates of the learner are shown. */
export function Resultat({ etat, attestation, code, comparaison }: Verdict & Props) {
  const { kind, titre, mots } = DIT[etat];
  return (
    <Card className={styles.resultat} data-kind={kind} aria-labelledby="resultat">
      <div className={styles.verdict}>
        <Sign kind={kind} size={40} />
        <SectionHeading id="resultat">{titre}</SectionHeading>
      </div>
      <p>{mots}</p>
      {attestation && (
        <dl className={styles.fiche}>
          <dt>Numéro</dt>
          <dd>{attestation.numero}</dd>
          <dt>Initiales</dt>
          <dd>{attestation.initiales ?? 'Effacées à la demande de son titulaire'}</dd>
          <dt>Cours commencé le</dt>
          <dd>{dayInWords(attestation.dateDebut)}</dd>
          <dt>Cours terminé le</dt>
          <dd>{dayInWords(attestation.dateFin)}</dd>
          <dt>Délivrée le</dt>
          <dd>{dayInWords(attestation.dateDelivrance)}</dd>
          {attestation.dateCloture && (
            <>
              <dt>{etat === 'retirée' ? 'Retirée le' : 'Remplacée le'}</dt>
              <dd>{dayInWords(attestation.dateCloture)}</dd>
            </>
          )}
        </dl>
      )}
      {attestation && attestation.initiales !== null && (
        <Comparer key={code} code={code} comparaison={comparaison} />
      )}
      {attestation?.initiales === null && (
        <p>
          Le titulaire de cette attestation a fait effacer ses données&nbsp;: nous ne pouvons plus
          confirmer à qui elle a été délivrée.
        </p>
      )}
    </Card>
  );
}
