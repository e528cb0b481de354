import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isAnnulable, isDansLaCorbeille } from '../../../contract/annulable.ts';
import { ANNULABLE_SECONDS } from '../../../regles/annulable.ts';
import { appelOf, type Call, type StaffWrite } from '../../../contract/call.ts';
import { type FichierRendu, rendus } from '../../../contract/fichier.ts';
import { type CallName, type Calls, calls } from '../../../contract/index.ts';
import type { Database, Db } from '../db/database.ts';
import { type Admission, admit, countedAs, databaseFor, readmit, wantProof } from './admission.ts';
import { type Avance, answerWithProgress, wantsProgress } from './avancement.ts';
import type { WithEnvoi } from './envois.ts';
import { cutEmpiles } from '../texte/empiles.ts';
import { isExport, untilExported } from './exports.ts';
import { type AddLignes, type Journal, lignesOf } from '../journal/ligne.ts';
import { speakFrench } from '../texte/speakFrench.ts';
import { betweenRequests } from './betweenRequests.ts';
import { countedBody, isLong } from './bodyCount.ts';
import { type CallContext, type Tools, contextOf } from './context.ts';
import { Refus, introuvable } from '../refus/refus.ts';
import type { Regarde } from '../securite/regard.ts';
import { sendFile } from './sendFile.ts';
import type { Admin, Eleve } from '../securite/session.ts';

// Zod has one language a process: every schema reports in French from here on.
speakFrench();

type Counted<C extends Call> = C extends { counted: true }
  ? { takeMore: (calls: number) => void }
  : object;

type Who<C extends Call> = C['audience'] extends 'eleve'
  ? { eleve: Eleve; regard?: Regarde['regard'] }
  : C['audience'] extends 'admin'
    ? { admin: Admin }
    : object;

type JournaledWrite = <T extends Journal>(job: (trx: Db) => Promise<T>) => Promise<T>;

type Data<C extends Call> = C['writes'] extends 'always'
  ? { trx: Db }
  : C['writes'] extends 'sometimes'
    ? { db: Db; write: StaffWrite<C> extends true ? JournaledWrite : Database['write'] }
    : { db: Db };

type Answer<C extends Call> = z.input<C['output']> &
  (StaffWrite<C> extends true ? (C['writes'] extends 'always' ? Journal : unknown) : unknown);

export type HandlerOf<C extends Call> = (
  context: CallContext<C> & Counted<C> & Who<C> & Data<C>,
) => Promise<Answer<C>>;

/** scripts/manifestes.mjs lists each `export const x: Handler<'x'>`; a missing one does not compile. */
export type Handler<N extends CallName> = HandlerOf<Calls[N]>;
export type ContextOf<C extends Call> = Parameters<HandlerOf<C>>[0];

export type Handlers<N extends CallName = CallName> = { [K in N]: Handler<K> };

export interface Mounting extends Tools {
  addLignes: AddLignes;
  withEnvoi: WithEnvoi;
  /** True when the learner is in a class of this member of staff. */
  hasEleve: (db: Db, admin_id: number, eleve_id: number) => Promise<boolean>;
}

export function mountAll(app: FastifyInstance, mounting: Mounting, handlers: Handlers): void {
  for (const name of Object.keys(calls) as CallName[])
    mount(app, mounting, calls[name], handlers[name] as HandlerOf<Call>);
}

/** Admits the caller before reading a body, validates, runs in one transaction and responds. */
export function mount<C extends Call>(
  app: FastifyInstance,
  mounting: Mounting,
  call: C,
  handler: HandlerOf<C>,
): void {
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const costly = typeof call.counted === 'object' ? call.counted : undefined;
  const route = {
    method: call.method,
    url: call.path,
    config: { appel: appelOf(call), long: call.multipart === true || rendus.has(call.output) },
    ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
    onRequest: async (request: FastifyRequest) =>
      void admissions.set(request, await admit(mounting, call, request)),
    ...(costly && {
      preParsing: async (request: FastifyRequest, _reply: FastifyReply, body: Readable) => {
        if (request.headers['content-length'] !== undefined) return body;
        const who = countedAs(admissions.get(request)!.who);
        return countedBody(body, costly.octets, () => mounting.takeCall(who, mounting.clock()));
      },
    }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const admitted = admissions.get(request)!;
      const runWith = async (body: unknown, avance: Avance) => {
        if (isExport(call)) await untilExported(countedAs(admitted.who), reply);
        const admission = await readmit(mounting, call, admitted);
        const sent = withParameters(body, request.params as object);
        const read = () => call.input.safeParse(cutEmpiles(sent));
        const parsed = costly && isLong(request.headers) ? await betweenRequests(read) : read();
        if (!parsed.success) throw invalid(parsed.error, call.errors ?? 'errors');
        // Reports a form's faults before asking for a proof.
        if (call.preuve) wantProof(admission);
        await checkPortee(mounting, call, admission, parsed.data);
        const contextWith = contextOf(mounting, admission, parsed.data, request, reply, avance);
        return runJournaled(mounting, call, admission, (data) =>
          handler(contextWith(data) as unknown as ContextOf<C>),
        );
      };
      const respond = async (avance: Avance) => {
        const output = call.multipart
          ? await mounting.withEnvoi(countedAs(admitted.who), request, call, (body) =>
              runWith(body, avance),
            )
          : await runWith((call.method === 'GET' ? request.query : request.body) ?? {}, avance);
        void (
          reply.sent ||
          reply.header('cache-control', call.cache ? `public, max-age=${call.cache}` : 'no-store')
        );
        if (rendus.has(call.output)) return sendFile(reply, output as FichierRendu);
        return { status: 200, ...(output as object) };
      };
      return wantsProgress(request)
        ? answerWithProgress(request, reply, call.writes === 'never', respond)
        : respond(async () => {});
    },
  } as const;
  if (!call.multipart && !costly) return void app.route(route);
  void app.register(async (scope) => {
    if (call.multipart) leaveBody(scope);
    else parseBetween(scope);
    scope.route(route);
  });
}

/** The multipart parser itself reports a body that is not a form. */
function leaveBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
}

function parseBetween(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  const options = { parseAs: 'string' } as const;
  scope.addContentTypeParser<string>('application/json', options, (request, body, done) => {
    const job = () => void parse(request, body, done);
    if (isLong(request.headers)) void betweenRequests(job);
    else job();
  });
}

/** 404 when a Moniteur asks for a learner of no class of his. */
async function checkPortee(
  { database, hasEleve }: Mounting,
  { portee = 'filtre' }: Call,
  { who }: Admission,
  input: unknown,
): Promise<void> {
  if (portee === 'filtre' || !('admin' in who) || who.admin.fonction !== 'moniteur') return;
  const eleve_id = (input as Record<typeof portee, number>)[portee];
  if (!(await hasEleve(database.read, who.admin.id, eleve_id)))
    throw introuvable('Cet élève n’est dans aucune de vos classes.');
}

const withParameters = (body: unknown, parameters: object) =>
  Object.keys(parameters).length > 0 ? { ...(body as object), ...parameters } : body;

/** Commits the handler's writes with their journal lines, or nothing. */
async function runJournaled(
  mounting: Mounting,
  call: Call,
  { who, now }: Admission,
  handle: (data: object) => Promise<unknown>,
): Promise<unknown> {
  const { addLignes } = mounting;
  const database = databaseFor(mounting, who);
  const journal = async (trx: Db, result: unknown) => {
    if (!('admin' in who) || call.writes === 'never') return [];
    const acte = {
      admin: who.admin,
      appel: appelOf(call),
      corbeille: isDansLaCorbeille(call),
      now,
    };
    return addLignes(trx, acte, lignesOf(result as Partial<Journal>, acte.appel));
  };
  if (call.writes === 'always')
    return database.write(async (trx) => {
      const result = await handle({ trx });
      const [ligne_id] = await journal(trx, result);
      // An undoable call returns its journal line's id.
      const annulation = { ligne_id, secondes: ANNULABLE_SECONDS };
      return call.output.parse(isAnnulable(call) ? { ...(result as object), annulation } : result);
    });
  const write: Database['write'] = (job) =>
    database.write(async (trx) => {
      const result = await job(trx);
      await journal(trx, result);
      return result;
    });
  return call.output.parse(await handle({ db: database.read, write }));
}

function invalid(error: z.ZodError, under: 'errors' | 'validation_errors'): Refus {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues)
    (errors[path.join('.') || 'body'] ??= []).push(message);
  return new Refus(422, Object.values(errors)[0]![0]!, { [under]: errors });
}
