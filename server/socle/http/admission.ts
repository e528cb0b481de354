import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import type { Database } from '../db/database.ts';
import { weightOf } from './bodyCount.ts';
import type { Environment } from '../config/environment.ts';
import { Refus, reconnect } from '../refus/refus.ts';
import {
  type Regarde,
  isRegard,
  refuseToRegard,
  regardeOf,
  withoutWrites,
} from '../securite/regard.ts';
import { mayMake } from '../../../regles/fonctions.ts';
import { type Admin, type Eleve, callerOf, isRecent, whyEnded } from '../securite/session.ts';

export interface Gate {
  env: Environment;
  database: Database;
  clock: () => Date;
  /** Throws 419 when a call does not come from one of our pages. */
  checkCsrf: (request: FastifyRequest) => void;
  takeCall: (caller: string, now: Date, weight?: number) => void;
}

const bearer = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '')?.[1];

export interface Admission {
  who: Caller;
  now: Date;
  token: string | undefined;
  /** When the caller last gave a password or code. */
  preuve: string | null;
}

/** Throws 419, 401, 429 or 403. */
export async function admit(gate: Gate, call: Call, request: FastifyRequest): Promise<Admission> {
  if (call.method !== 'GET' && call.proof !== 'signature') gate.checkCsrf(request);
  const now = gate.clock();
  const token = bearer(request);
  const weight = weightOf(call, request.headers);
  const count = (who: string) => gate.takeCall(who, now, weight);
  return { ...(await knownCaller(gate, call, token, now, count)), now, token };
}

/** A body that is read within this time needs no second look at its caller. */
const AT_ONCE_MS = 1000;

/** Looks at the caller again: the session may have ended while the body arrived. */
export async function readmit(gate: Gate, call: Call, admitted: Admission): Promise<Admission> {
  const now = gate.clock();
  const { token } = admitted;
  if (!call.multipart && now.getTime() - admitted.now.getTime() < AT_ONCE_MS)
    return { ...admitted, now };
  return { ...(await knownCaller(gate, call, token, now)), now, token };
}

export type Caller = { eleve: Eleve } | Regarde | { admin: Admin } | object;

/** A supervisor who views a learner's side cannot write. */
export const databaseFor = ({ database }: Gate, who: Caller) =>
  'regard' in who ? withoutWrites(database) : database;

export const countedAs = (who: Caller) =>
  'regard' in who
    ? `admin ${who.regard.id}`
    : 'eleve' in who
      ? `eleve ${who.eleve.id}`
      : 'admin' in who
        ? `admin ${who.admin.id}`
        : 'visiteur';

export const facteurManque = (
  { STAFF_TOTP }: Pick<Environment, 'STAFF_TOTP'>,
  { level, dateFacteur }: Pick<Admin, 'level' | 'dateFacteur'>,
): boolean => STAFF_TOTP === 'superviseur' && level === 10 && dateFacteur === null;

async function knownCaller(
  { env, database }: Gate,
  call: Call,
  token: string | undefined,
  now: Date,
  counted: (who: string) => void = () => {},
): Promise<Pick<Admission, 'who' | 'preuve'>> {
  if (call.audience === 'visiteur') return { who: {}, preuve: null };
  if (call.audience === 'eleve' && isRegard(token)) {
    const regarde = await regardeOf(database, token, now);
    if (!regarde || facteurManque(env, { level: 10, ...regarde.regard })) throw reconnect();
    counted(countedAs(regarde));
    refuseToRegard(call);
    return { who: regarde, preuve: null };
  }
  const caller = token && (await callerOf(database, call.audience, token, now));
  if (!caller)
    throw reconnect(token ? await whyEnded(database.read, call.audience, token) : undefined);
  const { found, preuve } = caller;
  const who = 'level' in found ? { admin: found } : { eleve: found };
  counted(countedAs(who));
  if ('level' in found && !mayMake(found, call))
    throw new Refus(403, "Oups ! Vous n'avez pas accès à cette page");
  if ('level' in found && !call.sansFacteur && facteurManque(env, found))
    throw new Refus(403, 'Installez d’abord votre second facteur.', { facteurManquant: 1 });
  return { who, preuve };
}

/** Throws 403 when the last password or code is too old. */
export function wantProof({ who, preuve, now }: Pick<Admission, 'who' | 'preuve' | 'now'>): void {
  if (isRecent(preuve, now)) return;
  if (!('admin' in who))
    throw new Refus(403, 'Donne ton mot de passe pour montrer que c’est bien toi.', {
      preuve: 'motDePasse',
    });
  const facteur = who.admin.dateFacteur !== null;
  throw new Refus(
    403,
    facteur
      ? 'Donnez votre mot de passe ou un code pour montrer que c’est bien vous.'
      : 'Donnez votre mot de passe pour montrer que c’est bien vous.',
    { preuve: facteur ? 'code' : 'motDePasse' },
  );
}
