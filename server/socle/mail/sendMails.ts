import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { FichierRendu } from '../../../contract/fichier.ts';
import { marque } from '../../../marque.ts';
import type { Database } from '../db/database.ts';
import type { Environment } from '../config/environment.ts';
import { sign } from '../securite/signature.ts';
import type { Piece } from './queueMail.ts';
import * as attente from './attente.ts';
import { type Echec, MOST_TRIES, describe, isRefusedForGood, pauseAfter } from './essais.ts';
import { inSpan, SORTES } from '../tracage/inSpan.ts';
import type { Transport } from './transport.ts';

export interface Envoi {
  env: Pick<Environment, 'APP_SECRET' | 'APP_URL' | 'MAIL_FROM'>;
  database: Database;
  clock: () => Date;
  transport: Transport;
  log: FastifyBaseLogger;
  openers: Record<Piece extends `${infer Sorte}:${string}` ? Sorte : never, Opener>;
}

/** Undefined: not available yet, so the mail waits. */
type Opener = (cle: string) => Promise<Jointe | undefined>;

interface Jointe extends FichierRendu {
  contenu: Buffer;
}

/** More than one, so that a hanging delivery does not block the others. */
const AT_ONCE = 3;

/** After a crash a mail may be sent twice, with the same Message-ID. */
export function sendMails(envoi: Envoi) {
  const { env, transport, log } = envoi;
  const inHand = new Set<Promise<void>>();
  const abort = new AbortController();
  let stopped = false;

  async function send(mail: attente.MailEnMain): Promise<void> {
    const { id, essais } = mail;
    const alive = setInterval(
      () => void attente.extendLease(envoi, mail).catch(() => {}),
      attente.LEASE_MS / 3,
    );
    try {
      // A mail that was leased too often probably crashed its senders.
      if (essais > MOST_TRIES) return await fail(id, essais, { code: 'EINTERROMPU' });
      const echec = await deliver(mail);
      if (!echec) {
        await insist(() => attente.noteSent(envoi, id));
        return await attente.wakeWaiting(envoi);
      }
      if (abort.signal.aborted) return log.warn({ mail: id }, 'mail left in the middle');
      await fail(id, essais, echec);
    } finally {
      clearInterval(alive);
    }
  }

  async function deliver(mail: attente.MailEnMain): Promise<Echec | undefined> {
    try {
      const message = {
        from: env.MAIL_FROM,
        to: { name: '', address: mail.destinataire },
        replyTo: marque.adresseSupport,
        subject: mail.sujet,
        text: mail.texte,
        html: mail.html,
        messageId: messageIdOf(env, mail),
        date: envoi.clock(),
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: await attachmentsOf(mail),
        signal: abort.signal,
      };
      await inSpan('SMTP', {}, () => transport.sendMail(message), SORTES.client);
      return undefined;
    } catch (cause) {
      return cause as Echec;
    }
  }

  async function attachmentsOf({ id, piece }: attente.MailEnMain) {
    if (piece === null) return [];
    return Promise.all(
      piece.split(' ').map(async (each) => {
        const [sorte, cle] = each.split(':') as [keyof Envoi['openers'], string];
        const opened = await envoi.openers[sorte](cle).catch((cause: unknown) => {
          log.error({ err: cause, mail: id, piece: each }, 'an attachment is not available');
        });
        if (!opened) throw Object.assign(new Error(), { code: 'EPIECE' });
        const { nom: filename, type: contentType, contenu: content } = opened;
        return { filename, contentType, content };
      }),
    );
  }

  async function fail(id: number, essais: number, echec: Echec): Promise<void> {
    const erreur = describe(echec);
    const pause = isRefusedForGood(echec) ? undefined : pauseAfter(essais);
    if (pause === undefined) {
      await attente.noteGivenUp(envoi, id, erreur);
      log.error({ mail: id, essais, erreur }, 'mail given up');
    } else {
      await attente.putOff(envoi, id, pause, erreur);
      log.warn({ mail: id, essais, erreur, minutes: Math.round(pause / 60_000) }, 'mail put off');
    }
  }

  let current: Promise<void> = Promise.resolve();

  async function takeAllDue(): Promise<void> {
    for (;;) {
      if (inHand.size >= AT_ONCE) await Promise.race(inHand);
      const mail = stopped ? undefined : await attente.claimMail(envoi);
      if (!mail) return;
      const sending = send(mail)
        .catch((cause: unknown) => log.error({ err: cause, mail: mail.id }, 'mail not marked'))
        .finally(() => inHand.delete(sending));
      inHand.add(sending);
    }
  }

  async function idle(): Promise<void> {
    while (inHand.size > 0) await Promise.all(inHand);
  }

  return {
    run: (): Promise<void> => (current = takeAllDue()),
    idle,
    async stop(patience: number): Promise<void> {
      stopped = true;
      const late = setTimeout(() => abort.abort(), patience);
      await current.catch(() => {});
      await idle();
      clearTimeout(late);
    },
  };
}

/** Equal for every try, so that duplicates are recognizable. */
function messageIdOf({ APP_SECRET, APP_URL }: Envoi['env'], mail: attente.MailEnMain): string {
  const { id, dateCreation } = mail;
  const hash = sign(APP_SECRET, 'message-id', `${id} ${dateCreation}`).slice(0, 22);
  return `<${id}.${hash}@${new URL(APP_URL).hostname}>`;
}

/** A delivered mail must be marked even if the database is briefly away. */
async function insist(job: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await job();
    } catch (cause) {
      if (tries === 64) throw cause;
      await pause(Math.min(50 * 2 ** tries, 1000));
    }
  }
}
