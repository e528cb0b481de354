import type { MetaFunction } from 'react-router';
import { metaOf, titreOf } from '../../socle/kernel/referencement.ts';
import { droits } from './viePrivee/droits.tsx';
import { traitements } from './viePrivee/traitements.tsx';
import { TexteLegal } from './TexteLegal.tsx';

export const meta: MetaFunction = (ici) =>
  metaOf(ici, {
    title: titreOf('Vie privée'),
    description:
      'Quelles données nous traitons, pourquoi, combien de temps, avec qui, et comment les télécharger, les corriger ou les faire effacer.',
  });

export default function ViePriveePage() {
  return (
    <TexteLegal
      titre="Vie privée"
      chapeau="Nous ne demandons que ce qui sert à te faire apprendre. Rien n’est vendu, il n’y a pas de publicité, et tu peux télécharger ou faire effacer tes données toi-même."
      version="2026-11-21"
      modele
      articles={[...traitements, ...droits]}
    />
  );
}
