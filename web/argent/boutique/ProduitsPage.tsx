import type { MetaFunction } from 'react-router';
import { marque } from '../../../marque.ts';
import { Boutique } from './Boutique.tsx';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [{ title: `Acheter un accès · ${marque.nom}` }];

export default function ProduitsPage() {
  return <Boutique key="acheter" bought={0} />;
}
