import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { adresseOf } from '../../../regles/images.ts';
import { DEMO, type Produit } from '../../eleve/acces/index.ts';
import type { KeepImage } from '../../socle/http/mount.ts';
import { valuesOf } from '../../socle/journal/champs.ts';
import { champFaux } from '../../socle/refus/refus.ts';

type Saisie = z.output<(typeof calls)['addAcces']['input']>;

/** The picture is stored before any transaction; undefined means that none was sent. */
export async function banniereOf(
  { libelleImage: photo }: Pick<Saisie, 'libelleImage'>,
  keepImage: KeepImage,
): Promise<string | undefined> {
  if (!photo) return undefined;
  const image = await keepImage({ chemin: photo.chemin, champ: 'libelleImage' });
  return adresseOf('acces', image);
}

export function produitOf(saisie: Saisie, libelleImage: string | null): Produit {
  const { slug: _, ...typed } = valuesOf(PRODUIT.champs, { slug: null, ...saisie, libelleImage });
  const { actif, prix, codePermis, prixRenouvellement } = typed;
  if (actif === 1 && prix === 0 && codePermis !== DEMO)
    throw champFaux('prix', 'Un accès en vente a un prix.');
  if (prixRenouvellement === 0)
    throw champFaux(
      'prixRenouvellement',
      'Un renouvellement a un prix : laissez ce champ vide si c’est le même.',
    );
  return typed;
}

/** The pages that visitors see are cached for thirty seconds. */
export const surLeSite = ({ actif, codePermis }: Pick<Produit, 'actif' | 'codePermis'>) =>
  actif === 1 && codePermis !== DEMO ? ' Le site le montre d’ici une demi-minute.' : '';
