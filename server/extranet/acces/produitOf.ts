import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { adresseOf } from '../../../regles/images.ts';
import { DEMO, type Produit } from '../../eleve/acces/index.ts';
import type { KeepImage } from '../../socle/http/mount.ts';
import { valuesOf } from '../../socle/journal/champs.ts';
import { champFaux } from '../../socle/refus/refus.ts';

type Saisie = z.output<(typeof calls)['addAcces']['input']>;

/** The address of the banner that was sent, kept before any transaction; undefined: none was. */
export async function banniereOf(
  { libelleImage: photo }: Pick<Saisie, 'libelleImage'>,
  keepImage: KeepImage,
): Promise<string | undefined> {
  if (!photo) return undefined;
  const image = await keepImage({ chemin: photo.chemin, champ: 'libelleImage' });
  return adresseOf('acces', image);
}

/** What a product is to be: what was typed, with its banner. 422 for what can't be sold. */
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

/** What visitors see of it, and when: pages are kept for half a minute. */
export const surLeSite = ({ actif, codePermis }: Pick<Produit, 'actif' | 'codePermis'>) =>
  actif === 1 && codePermis !== DEMO ? ' Le site le montre d’ici une demi-minute.' : '';
