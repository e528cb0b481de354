import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, introuvable } from '../../socle/refus/refus.ts';
import {
  codeDuJour,
  correctionOf,
  findCurrentVersion,
  findVue,
  hasReponse,
  listVersionsById,
  questionOf,
} from '../../eleve/questions/index.ts';
import { isCode } from '../../../drawing/index.ts';
import { type Asking, listVedettes } from './listVedettes.ts';

export const getVedette: Handler<'getVedette'> = async (context) => {
  const { db, input, now } = context;
  const { version_id } = input;
  const id = input.question_id ?? vedetteDuJour(await listVedettes(context), now, input.rang);
  const version = id === undefined ? undefined : await findAsked(context, id, version_id);
  if (!version) throw introuvable('Cette question n’existe pas.');
  const question = questionOf(version, await findVue(db, version), VISITEUR);
  return { question: { ...question, version_id: version.id } };
};

const VISITEUR = { motsSimples: 0 } as const;

/** A page that was open at midnight, or during an edit, is judged by the form that it shows. */
async function findAsked(asking: Asking, id: number, version_id: number | undefined) {
  const { db, now } = asking;
  const shown = version_id && (await listVersionsById(db, [version_id])).get(version_id);
  const code = shown && isCode(shown.code) ? shown.code : codeDuJour(now);
  if (!(await listVedettes(asking, code)).includes(id)) return undefined;
  if (version_id === undefined) return findCurrentVersion(db, id, code);
  return shown && shown.question_id === id ? shown : undefined;
}

/** Stores nothing. Refuses other questions, which would leak the bank. */
export const addReponseVedette: Handler<'addReponseVedette'> = async (context) => {
  const { question_id, version_id, letter } = context.input;
  const version = await findAsked(context, question_id, version_id);
  if (!version) throw introuvable('Cette question n’existe pas.');
  if (!hasReponse(version, letter))
    throw champFaux('letter', 'Cette question n’a pas de réponse de cette lettre.');
  const { correcte } = version;
  const juste = flagOf(letter === correcte);
  const correction = correctionOf(version, letter, context.env.APP_SECRET);
  return { letter, juste, bonne: correcte, ...correction };
};

const JOUR_UN = Temporal.PlainDate.from('1970-01-01');

/** Rotates daily in Brussels; `rang` looks that many days ahead. */
export function vedetteDuJour(ids: readonly number[], now: Date, rang = 0): number | undefined {
  const jour = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Brussels')
    .toPlainDate();
  return ids[(JOUR_UN.until(jour).days + rang) % ids.length];
}
