import { Alert } from '@mantine/core';
import { marque } from '../../../marque.ts';
import { FICHES, MOYENS } from '../../../regles/fournisseurs/index.ts';
import { Sign } from '../../socle/ui/Sign.tsx';
import type { Moyens } from './boutique.calls.ts';

export const isOuvert = (moyens: Moyens) => MOYENS.some((moyen) => moyens[moyen]);

/** The law wants the means of payment shown before anything is chosen. */
export function MoyensAcceptes({ moyens }: { moyens: Moyens }) {
  if (!isOuvert(moyens)) return null;
  const noms = MOYENS.filter((moyen) => moyens[moyen])
    .map((moyen) => FICHES[moyen].moyen)
    .join(' ou ');
  return <p>Moyens de paiement acceptés&nbsp;: {noms}. Les prix comprennent la TVA.</p>;
}

export function SansPaiement() {
  const { exploitant, adresseSupport } = marque;
  return (
    <Alert
      color="bleu"
      icon={<Sign kind="info" />}
      title="Le paiement en ligne n’est pas ouvert ici"
    >
      Pour acheter ou renouveler un accès, écris à{' '}
      <a href={`mailto:${adresseSupport}`}>{adresseSupport}</a> ou appelle le{' '}
      <a href={`tel:${exploitant.telephone.replaceAll(' ', '')}`}>{exploitant.telephone}</a>.
    </Alert>
  );
}
