/** What became of one field; undefined where it was not there at all. */
export interface Difference {
  champ: string;
  avant: string | undefined;
  apres: string | undefined;
}

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What two states of a thing, as JSON, do not have in common; of one alone all that it says. */
export function differencesOf(avant: string | null, apres: string | null): Difference[] {
  const [before, after] = [fieldsOf(avant), fieldsOf(apres)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((champ) => ({
      champ,
      avant: champ in before ? inWords(champ, before[champ]) : undefined,
      apres: champ in after ? inWords(champ, after[champ]) : undefined,
    }))
    .filter(
      (one) => !TECHNIQUES.has(one.champ) && (one.avant || undefined) !== (one.apres || undefined),
    );
}

const fieldsOf = (json: string | null) =>
  (json === null ? {} : JSON.parse(json)) as Record<string, Json>;

/** Empty for nothing. */
function inWords(champ: string, value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => inWords(champ, each)).join(', ');
  if (typeof value === 'object') {
    const { libelle } = value;
    return typeof libelle === 'string' ? libelle : JSON.stringify(value);
  }
  if (FLAGS.has(champ)) return value ? 'oui' : 'non';
  const word = String(value);
  return champ === 'correcte' ? word.toUpperCase() : word;
}

/** Of use to who puts things back, and no words. */
const TECHNIQUES = new Set(['version_id', 'acces_user_id', 'places']);
const FLAGS = new Set(['grave', 'actif', 'secondFacteur']);
