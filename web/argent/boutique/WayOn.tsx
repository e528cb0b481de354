import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MON_PROFIL } from '../../../regles/adresses.ts';
import { marque } from '../../../marque.ts';
import type { SuiteDOffre } from './mots.ts';

interface Way {
  slug: string;
  described: { 'aria-describedby'?: string };
}

const WAYS: Record<SuiteDOffre, ((way: Way) => ReactNode) | null> = {
  renouveler: ({ slug, described }) => (
    <Button component={Link} to={`/renouveler-produits?acces=${slug}`} {...described}>
      Renouveler
    </Button>
  ),
  ouvrir: ({ described }) => (
    <Button component={Link} to={MON_PROFIL} reloadDocument variant="outline" {...described}>
      Aller à «&nbsp;Mes accès&nbsp;»
    </Button>
  ),
  ecrire: ({ described }) => (
    <Button component="a" href={`mailto:${marque.adresseSupport}`} variant="outline" {...described}>
      Écrire à l’auto-école
    </Button>
  ),
  commander: null,
  bientot: null,
  rien: null,
};

export function WayOn(props: { slug: string; suite: SuiteDOffre; titre?: string }) {
  const { slug, suite, titre } = props;
  return WAYS[suite]?.({ slug, described: titre ? { 'aria-describedby': titre } : {} }) ?? null;
}
