import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, introuvable } from '../../socle/refus/refus.ts';
import {
  codeDuJour,
  correctionOf,
  findCurrentVersion,
  findVue,
  hasReponse,
  questionOf,
} from '../../eleve/questions/index.ts';
import { listVedettes } from './listVedettes.ts';

export const getVedette: Handler<'getVedette'> = async (context) => {
  const { db, input, now } = context;
  const ids = await listVedettes(context);
  const id = input.question_id ?? vedetteDuJour(ids, now, input.rang);
  const version =
    id !== undefined && ids.includes(id)
      ? await findCurrentVersion(db, id, codeDuJour(now))
      : undefined;
  if (!version) throw introuvable('Cette question n’existe pas.');
  return { question: questionOf(version, await findVue(db, version), VISITEUR) };
};

const VISITEUR = { motsSimples: 0 } as const;

/** Stores nothing. Refuses other questions, which would leak the bank. */
export const addReponseVedette: Handler<'addReponseVedette'> = async (context) => {
  const { db, input, now } = context;
  const { question_id, letter } = input;
  const shown = (await listVedettes(context)).includes(question_id);
  const version = shown ? await findCurrentVersion(db, question_id, codeDuJour(now)) : undefined;
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
