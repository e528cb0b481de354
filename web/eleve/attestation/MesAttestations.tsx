import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { codeLisible } from '../../../regles/codeAttestation.ts';
import { marque } from '../../../marque.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { dayInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { type Attestation, useDownloadPdf } from './attestation.calls.ts';
import styles from './attestation.module.css';

interface Props {
  attestations: readonly Attestation[];
  level: 2 | 3;
}

export const MesAttestations = ({ attestations, level }: Props) =>
  attestations.map((attestation) =>
    attestation.dateRetrait ? (
      <Retiree key={attestation.id} {...attestation} />
    ) : (
      <Valable key={attestation.id} level={level} {...attestation} />
    ),
  );

function Valable({ level, id, numero, code, dateDelivrance }: Attestation & { level: 2 | 3 }) {
  const { mutate, isPending } = useDownloadPdf();
  return (
    <Card className={styles.carte} aria-labelledby={`attestation-${id}`}>
      <SectionHeading level={level} small={level === 2} id={`attestation-${id}`}>
        Ton attestation
      </SectionHeading>
      <p>
        Rendez-vous pédagogique, n°&nbsp;<strong className={styles.entier}>{numero}</strong>,
        délivrée le {dayInWords(dateDelivrance)}.
      </p>
      <div className={plainStyles.row}>
        <Button aria-disabled={isPending} onClick={() => isPending || mutate(id)}>
          {isPending ? 'Préparation…' : 'Télécharger mon attestation'}
          <VisuallyHidden> n° {numero}</VisuallyHidden>
        </Button>
      </div>
      <p className={plainStyles.small}>
        Chacun peut la vérifier par son code QR, ou <Link to="/attestation">sur cette page</Link>{' '}
        avec son code <span className={styles.entier}>{codeLisible(code)}</span>. Une erreur dans un
        nom&#8239;? Écris-nous à{' '}
        <a href={`mailto:${marque.adresseSupport}`}>{marque.adresseSupport}</a>.
      </p>
    </Card>
  );
}

const Retiree = ({ numero, motif, dateRetrait }: Attestation) => (
  <Alert
    className={styles.carte ?? ''}
    color="danger"
    icon={<Sign kind="error" />}
    title={`Ton attestation n° ${numero} est retirée`}
  >
    Elle ne vaut plus rien depuis le {dayInWords(dateRetrait!)}. Motif&nbsp;: {motif}
  </Alert>
);
