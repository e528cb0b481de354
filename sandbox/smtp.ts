import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { BoiteDeMails } from './boite.ts';

const MOST_BYTES = 10 * 1024 * 1024;

export interface Humeur {
  refuse?: ((destinataire: string) => string | undefined) | undefined;
  /** Awaited before a mail is taken; a throw means « try later ». */
  before?: ((destinataire: string, source: Buffer) => Promise<void>) | undefined;
}

export interface Smtp {
  url: string;
  humeur: Humeur;
  down(): Promise<void>;
  up(): Promise<void>;
}

/** Loopback only, without encryption and log-in. */
export async function startSmtp(boite: Pick<BoiteDeMails, 'keep'>, port = 0): Promise<Smtp> {
  const humeur: Humeur = {};
  let server = await listen(serverFor(boite, humeur), port);
  const mine = server.port;
  return {
    url: `smtp://127.0.0.1:${mine}`,
    humeur,
    down: () => server.end(),
    async up() {
      server = await listen(serverFor(boite, humeur), mine);
    },
  };
}

async function listen(smtp: SMTPServer, port: number) {
  smtp.on('error', () => {});
  const sockets = new Set<Socket>();
  const server = smtp.listen(port, '127.0.0.1');
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async end() {
      const closed = new Promise<void>((resolve) => smtp.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Skips the 100 ms in which mail servers wait for clients that talk too early. */
class Prompt extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>): void {
    super.connect(...args);
    const connection = [...this.connections].at(-1)!;
    connection.connectionReady();
    // A second call after the wait would greet the client twice.
    connection.connectionReady = () => {};
  }
}

function serverFor(boite: Pick<BoiteDeMails, 'keep'>, humeur: Humeur): SMTPServer {
  const take = callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const source = await buffer(stream);
    const destinataires = session.envelope.rcptTo.map(({ address }) => address);
    await humeur.before?.(destinataires[0]!, source);
    await boite.keep(source, destinataires);
  });
  return new Prompt({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    rejectOversized: true,
    onRcptTo: ({ address }, _session, callback) => callback(refusal(humeur.refuse?.(address))),
    onData: (stream, session, callback) => take(stream, session, (error) => callback(error)),
  });
}

function refusal(said: string | undefined): Error | undefined {
  if (said === undefined) return undefined;
  return Object.assign(new Error(said.slice(4)), { responseCode: Number(said.slice(0, 3)) });
}
