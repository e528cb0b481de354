import type { MetaFunction } from 'react-router';
import { marque } from '../../../marque.ts';
import { Boutique } from './Boutique.tsx';

export const handle = { noindex: true };

export const meta: MetaFunction = () => [{ title: `Renouveler un accès · ${marque.nom}` }];

export default function RenouvelerPage() {
  return <Boutique key="renouveler" bought={1} />;
}
