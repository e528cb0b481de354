import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import type { Environment } from '../config/environment.ts';
import type { Database, Db } from '../db/database.ts';
import type { ImageGardee } from '../fichiers/keepImage.ts';
import type { Upload } from '../fichiers/prepareImage.ts';
import type { Cookies } from '../securite/knownBrowser.ts';
import type { EtatDuServeur } from '../taches/etatDuServeur.ts';
import { networksOf } from '../securite/networks.ts';
import type { Networks } from '../securite/rateLimit.ts';
import { type Admission, type Gate, countedAs, databaseFor, wantProof } from './admission.ts';
import type { Avance } from './avancement.ts';
import type { ReadPage } from './pages.ts';

/** Every handler receives this, besides its caller and its database (mount.ts). */
export interface CallContext<C extends Call> extends Cookies {
  input: z.output<C['input']>;
  now: Date;
  env: Environment;
  kind: Database['kind'];
  /** Tries are counted outside the call's transaction, and without the journal. */
  essais: { db: Db; write: Database['write'] };
  token: string | undefined;
  address: Networks;
  /** Throws 403 without a recent proof; for calls that are sensitive only at times. */
  wantProof: () => void;
  agent: string | undefined;
  log: FastifyBaseLogger;
  keepImage: KeepImage;
  avance: Avance;
  /** Aborts once the caller has left: for long calls that only read. */
  gone: AbortSignal;
  images: Images;
  readPage: ReadPage;
  serveur: Serveur;
}

/** For who looks after it: parts of this process, whatever the call. */
export interface Serveur {
  etat: EtatDuServeur;
  waiting: Database['waiting'];
}

export type KeepImage = (upload: Envoyee) => Promise<ImageGardee>;

type Envoyee = Omit<Upload, 'appelant'>;

export interface Images {
  look: KeepImage;
  open: (adresse: string) => Promise<Stored | undefined>;
}

export interface Stored {
  /** In bytes. */
  taille: number;
  flux: Readable;
}

/** Parts of the house that handlers receive. */
export interface Tools extends Gate {
  /** Deterministic, and irreversible without the server's secret. */
  pseudonym: (text: string) => string;
  keepImage: (
    upload: Upload,
    at: { now: Date; log: Pick<FastifyBaseLogger, 'error'> },
  ) => Promise<ImageGardee>;
  lookAtImage: (upload: Upload) => Promise<ImageGardee>;
  openImage: Images['open'];
  readPage: ReadPage;
  serveur: Serveur;
}

/** Returns a function of `data`: to spread a finished context would call its getters too early. */
export function contextOf(
  tools: Tools,
  admission: Admission,
  input: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  avance: Avance,
) {
  const { who, now, token } = admission;
  const { pseudonym, takeCall, keepImage, lookAtImage, openImage, readPage, env, serveur } = tools;
  const { log } = request;
  const database = databaseFor(tools, who);
  const appelant = countedAs(who);
  return (data: object) => ({
    ...who,
    ...data,
    input,
    now,
    env,
    kind: database.kind,
    essais: { db: database.read, write: database.write },
    token,
    wantProof: () => wantProof(admission),
    takeMore: (more: number) => takeCall(appelant, now, more),
    keepImage: (upload: Envoyee) => keepImage({ ...upload, appelant }, { now, log }),
    images: {
      look: (upload: Envoyee) => lookAtImage({ ...upload, appelant }),
      open: openImage,
    },
    readPage,
    serveur,
    agent: request.headers['user-agent'],
    log,
    avance,
    cookies: request.cookies,
    setCookie(nom: string, value: string, options: { path: string; maxAge: number }) {
      const secure = env.APP_URL.startsWith('https:');
      void reply.setCookie(nom, value, { ...options, httpOnly: true, sameSite: 'lax', secure });
    },
    get gone() {
      return goneOf(reply);
    },
    get address() {
      return networksOf(request.ip).map(pseudonym);
    },
  });
}

function goneOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  if (raw.destroyed) left.abort();
  raw.once('close', () => void (raw.writableFinished || left.abort()));
  return left.signal;
}
