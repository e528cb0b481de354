import { z } from 'zod';
import {
  type Champ,
  type Champs,
  type Decrits,
  type EnvoiDeChamp,
  type Valeur,
  ofEach,
} from '../regles/champs.ts';
import {
  entier,
  euros,
  eurosIn,
  facultatif,
  flag,
  flagIn,
  id,
  taux,
  tauxIn,
  texteCourt,
} from './fields.ts';
import { texte, texteLibre, texteOuRien } from './textes.ts';

type Entree<C> = C extends { defaut: unknown }
  ? z.ZodDefault<z.ZodType<Valeur<C>, EnvoiDeChamp<C>>>
  : C extends { genre: 'texte'; facultatif: true } | { libre: true }
    ? z.ZodType<Valeur<C>, EnvoiDeChamp<C>> & { _zod: { optin: 'optional' } }
    : z.ZodType<Valeur<C>, EnvoiDeChamp<C>>;

/** Schemas of a call that adds or edits. */
export const entreesOf = <D extends Champs>(champs: D) =>
  ofEach(champs, entreeOf) as { [K in keyof Decrits<D>]: Entree<Decrits<D>[K]> };

/** Schemas of a call that reads. A room replaces a reference's id by its label. */
export const sortiesOf = <D extends Champs>(champs: D) =>
  ofEach(champs, sortieOf) as {
    [K in keyof Decrits<D>]: z.ZodType<Valeur<Decrits<D>[K]>, Valeur<Decrits<D>[K]>>;
  };

/** Schema of a filter by a choice or a flag: undefined or '' matches everything. */
export const filtreOf = <C extends ChampAuChoix | Drapeau>(champ: C) =>
  z
    .union([sureIn(champ), z.literal('').transform(() => undefined)], {
      error: fauxOf(champ),
    })
    .optional() as z.ZodOptional<z.ZodType<Valeur<C> | undefined, Valeur<C> | ''>>;

type ChampAuChoix = Extract<Champ, { genre: 'choix' }>;
type Drapeau = Extract<Champ, { genre: 'drapeau' }> & Pick<ChampAuChoix, 'options'>;

function entreeOf(champ: Champ): z.ZodType {
  if (champ.genre === 'texte' && !champ.manque)
    return champ.libre ? texteLibre(champ.max, champ.quoi) : texteOuRien(champ.max, champ.quoi);
  const schema = champ.facultatif ? facultatif(sureIn(champ)) : sureIn(champ);
  return 'defaut' in champ ? schema.default(champ.defaut) : schema;
}

function sureIn(champ: Champ): z.ZodType {
  switch (champ.genre) {
    case 'texte':
      return texte(champ.max, champ.manque!, champ.quoi);
    case 'nom':
      return texteCourt(champ.manque, champ.quoi);
    case 'euros':
      return eurosIn;
    case 'taux':
      return tauxIn;
    case 'entier':
      return entier(champ.min, champ.max, champ.faux);
    case 'jour':
      return z.iso.date({ error: champ.faux });
    case 'choix':
      return choixIn(champ);
    case 'drapeau':
      return flagIn;
    case 'renvoi':
    case 'special':
      return id;
  }
}

/** Accepts a number as digits, since addresses and forms send text. */
function choixIn(champ: ChampAuChoix): z.ZodType {
  const { options } = champ;
  const digits = options.map(({ value }) => String(value));
  const error = { error: fauxOf(champ) };
  if (options.every(({ value }) => typeof value === 'string')) return z.enum(digits, error);
  return z.union([oneOf(options), z.enum(digits).transform(Number)], error);
}

/** « Choisissez tous, nom ou email. » */
export const choisissez = (values: readonly unknown[]): string =>
  `Choisissez ${values.join(', ').replace(/, (?!.*, )/, ' ou ')}.`;

export const fauxOf = ({ options }: Pick<ChampAuChoix, 'options'>): string =>
  choisissez(options.map(({ value }) => value));

const oneOf = (options: readonly { value: string | number }[]) =>
  z.union(options.map(({ value }) => z.literal(value)));

function sortieOf(champ: Champ): z.ZodType {
  const sure = sureOut(champ);
  return champ.facultatif ? sure.nullable() : sure;
}

function sureOut(champ: Champ): z.ZodType {
  switch (champ.genre) {
    case 'euros':
      return euros;
    case 'taux':
      return taux;
    case 'entier':
      return z.int();
    case 'drapeau':
      return flag;
    case 'choix':
      return champ.options.every(({ value }) => typeof value === 'string')
        ? z.enum(champ.options.map(({ value }) => String(value)))
        : oneOf(champ.options);
    case 'renvoi':
      return id;
    case 'texte':
    case 'nom':
    case 'jour':
    case 'special':
      return z.string();
  }
}
