import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { marque } from '../../../marque.ts';
import type { SuiteDOffre } from './mots.ts';

export function WayOn({
  slug,
  suite,
  titre,
}: {
  slug: string;
  suite: SuiteDOffre;
  titre?: string;
}) {
  const described = titre ? { 'aria-describedby': titre } : {};
  if (suite === 'renouveler')
    return (
      <Button component={Link} to={`/renouveler-produits?acces=${slug}`} {...described}>
        Renouveler
      </Button>
    );
  if (suite === 'ouvrir')
    return (
      <Button component={Link} to="/mon-profil" reloadDocument variant="outline" {...described}>
        Aller à «&nbsp;Mes accès&nbsp;»
      </Button>
    );
  if (suite === 'ecrire')
    return (
      <Button
        component="a"
        href={`mailto:${marque.adresseSupport}`}
        variant="outline"
        {...described}
      >
        Écrire à l’auto-école
      </Button>
    );
  return null;
}
