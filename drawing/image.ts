import type { z } from 'zod';
import { codeDu } from '../droit/codes.ts';
import { defautsDessin } from './defautsDessin.ts';
import { dessin as ecrit, type Dessin } from './dessin.ts';
import { Faute, fautesOf, inside } from './faute.ts';
import { enFrancais } from './francais.ts';
import { drawDessin } from './drawDessin.ts';
import { fautesScene } from './scene/coherence.ts';
import {
  LETTRES,
  type Lettre,
  verdictOf,
  type Verdict,
  verifie,
  type Verifie,
} from './scene/verifie/index.ts';

/** A picture as described, and as drawn: to be sure of the one is to make the other. */
export interface Image {
  dessin: Dessin;
  svg: string;
  titre: string;
  description: string;
}

export interface ImageLue {
  /** Nothing where a fault of its words keeps it from being drawn. */
  image?: Image;
  verifie?: Verifie;
  /** What the rules say of the answers; where there are claims, and a scene to hold them against. */
  verdict?: Verdict;
  /** Each with its place, `image` or `verifie` first. `phraseOf` makes a sentence of one. */
  fautes: Faute[];
}

/** Reads by a schema; what is wrong is put down. */
function parse<S extends z.ZodType>(
  schema: S,
  valeur: unknown,
  chemin: string,
  fautes: Faute[],
): z.output<S> | undefined {
  const lu = schema.safeParse(valeur, { error: enFrancais });
  if (lu.success) return lu.data;
  fautes.push(...fautesOf(lu.error.issues, [chemin]));
  return undefined;
}

function draw(dessin: Dessin, jour: string, fautes: Faute[]): Image | undefined {
  try {
    if ('scene' in dessin) {
      const siennes = [...fautesScene(dessin.scene, jour)];
      if (siennes.length > 0) {
        fautes.push(...siennes.map((f) => inside(['image', 'scene'], f)));
        return undefined;
      }
    }
    const dessine = { dessin, ...drawDessin(dessin, jour) };
    fautes.push(...defautsDessin(dessin, jour).map((f) => inside(['image'], f)));
    return dessine;
  } catch (erreur) {
    fautes.push(inside('scene' in dessin ? ['image', 'scene'] : ['image'], erreur));
    return undefined;
  }
}

/** Why the rules can't be asked at all. */
function sansRegles(
  dessin: Dessin | undefined,
  claims: Verifie,
  jour: string,
  lettres?: readonly Lettre[],
): string | undefined {
  if (codeDu(jour) !== 'AR1975') return 'nos règles sont celles de l’AR de 1975';
  if (!dessin || !('scene' in dessin)) return 'les règles ne peuvent vérifier qu’une scène';
  return lettres && autresLettres(claims, lettres);
}

/** Which claims are missing, and which are of no answer. */
function autresLettres(claims: Verifie, lettres: readonly Lettre[]): string | undefined {
  const manquent = lettres.filter((l) => claims[l] === undefined);
  const enTrop = LETTRES.filter((l) => claims[l] !== undefined && !lettres.includes(l));
  const said = [
    ...(manquent.length > 0 ? [`ajoutez ${ligneOf(manquent)}`] : []),
    ...(enTrop.length > 0 ? [`retirez ${ligneOf(enTrop)}`] : []),
  ];
  if (said.length === 0) return undefined;
  return `chaque réponse de la question a une ligne ici, qui dit ce qu’elle affirme : ${said.join(', et ')}`;
}

const ligneOf = (lettres: readonly Lettre[]) =>
  `${lettres.length === 1 ? 'la ligne' : 'les lignes'} ${lettres.map((l) => `« ${l} »`).join(', ')}`;

/**
 * The words of a picture and what the answers claim of it, as YAML holds them (`image:` and
 * `verifie:`): the picture with the signs of `jour` (YYYY-MM-DD), what the rules say, and every
 * fault that was found. Never throws. `lettres` are those that the question offers.
 */
export function readImage(
  words: { image?: unknown; verifie?: unknown },
  { jour, correcte, lettres }: { jour: string; correcte?: Lettre; lettres?: readonly Lettre[] },
): ImageLue {
  const fautes: Faute[] = [];
  const dessin = words.image === undefined ? undefined : parse(ecrit, words.image, 'image', fautes);
  const image = dessin && draw(dessin, jour, fautes);
  if (words.verifie === undefined) return { ...(image && { image }), fautes };
  const claims = parse(verifie, words.verifie, 'verifie', fautes);
  const lue = { ...(image && { image }), ...(claims && { verifie: claims }), fautes };
  // A picture that can't be drawn has said why.
  if (!claims || (!image && words.image !== undefined)) return lue;
  const pourquoi = sansRegles(image?.dessin, claims, jour, lettres);
  if (pourquoi) fautes.push(new Faute(['verifie'], pourquoi));
  if (pourquoi || !image || !('scene' in image.dessin)) return lue;
  return { ...lue, verdict: verdictOf(image.dessin.scene, claims, correcte, lettres) };
}
