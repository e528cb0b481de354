// npm run devant [-- caddy nginx haproxy]
// Two servers of one school behind each proxy of deploiement/ that is installed: prints what holds.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { type RequestOptions, request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { chromium } from '@playwright/test';
import { type CallName, type OutputOf, calls } from '../contract/index.ts';
import { FLAGS } from '../e2e/browser.ts';
import { executable } from '../e2e/server.ts';
import { freePort } from '../server/socle/http/freePort.ts';
import { type StartedServer, startServer } from './startServer.ts';

const FOLDER = join(import.meta.dirname, '../deploiement');
const SECRET = 'a secret of this try, long enough for all';
const dir = mkdtempSync(join(tmpdir(), 'devant-'));
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));

/** The certificate is this try's own. */
const HERE = { host: 'localhost', rejectUnauthorized: false };

interface Devanture {
  port: number;
  servers: readonly string[];
}

/** Its own configuration of deploiement/, with ports of this try; returns its command. */
const PROXIES: Record<string, (place: Devanture) => readonly string[]> = {
  caddy({ port, servers }) {
    const file = join(dir, 'Caddyfile');
    const own = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n`;
    writeFileSync(file, own + read('Caddyfile'));
    process.env.DOMAINE = `localhost:${port}`;
    process.env.SERVEURS = servers.join(' ');
    process.env.XDG_DATA_HOME = dir;
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  },
  nginx({ port, servers }) {
    const file = join(dir, 'nginx.conf');
    const [key, cert] = certificate();
    const text = read('nginx.conf')
      .replaceAll('/etc/ssl/priorite.pem', cert)
      .replaceAll('/etc/ssl/priorite.key', key)
      .replaceAll('443', String(port))
      .replaceAll('permis.exemple.be', 'localhost');
    const ours = withServers(text, servers).replace('http {', `http {\n\taccess_log off;`);
    writeFileSync(file, `pid ${dir}/nginx.pid;\nerror_log ${dir}/nginx.log;\n${ours}`);
    return ['nginx', '-g', 'daemon off;', '-c', file];
  },
  haproxy({ port, servers }) {
    const file = join(dir, 'haproxy.cfg');
    const [key, cert] = certificate();
    const both = join(dir, 'complet.pem');
    writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
    const text = read('haproxy.cfg')
      .replaceAll('/etc/ssl/priorite-complet.pem', both)
      .replaceAll(':443', `:${port}`);
    writeFileSync(file, withServers(text, servers));
    return ['haproxy', '-f', file];
  },
};

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const withServers = (text: string, [one, two]: readonly string[]): string =>
  text.replaceAll('127.0.0.1:3000', one!).replaceAll('127.0.0.1:3001', two!);

function certificate(): [key: string, cert: string] {
  const files: [string, string] = [join(dir, 'priorite.key'), join(dir, 'priorite.pem')];
  const [keyout, out] = files;
  const told = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048'];
  spawnSync('openssl', ['req', '-x509', ...told, '-keyout', keyout, '-out', out]);
  return files;
}

interface Recue {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const send = (
  port: number,
  { body, ...options }: { method: string; path: string; headers: object; body?: object },
): Promise<Recue> =>
  new Promise((resolve, reject) => {
    const asked = ask({ ...HERE, port, agent: false, ...(options as RequestOptions) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    asked.on('error', reject).end(body && JSON.stringify(body));
  });

const get = (port: number, path: string, headers: object = {}): Promise<Recue> =>
  send(port, { method: 'GET', path, headers });

/** SHA-256 of the certificate's key: Chromium then takes it for HTTP/3 without an authority. */
const keyOf = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connectTls({ ...HERE, port, servername: 'localhost' }, () => {
      const der = socket
        .getPeerX509Certificate()!
        .publicKey.export({ type: 'spki', format: 'der' });
      resolve(createHash('sha256').update(der).digest('base64'));
      socket.end();
    });
    socket.on('error', reject);
  });

/** Over what a browser that is told to use QUIC fetched the home page. */
async function protocolOf(port: number): Promise<string> {
  const args = [
    ...FLAGS.filter((flag) => flag !== '--disable-quic'),
    `--origin-to-force-quic-on=localhost:${port}`,
    `--ignore-certificate-errors-spki-list=${await keyOf(port)}`,
  ];
  const browser = await chromium.launch({ executablePath: await executable(), args });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    await page.goto(`https://localhost:${port}/`);
    return await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
          .nextHopProtocol,
    );
  } finally {
    await browser.close();
  }
}

const ELEVE = { email: 'eleve@demo.be', password: 'Demo-2026!' };
/** In milliseconds: a series outlasts both restarts. */
const BETWEEN = 350;

/** A learner answers a series while `job` runs; whether each acknowledged answer is there after. */
async function keepsAnswers(port: number, job: () => Promise<void>): Promise<boolean> {
  const cookie = (await get(port, '/sanctum/csrf-cookie')).headers['set-cookie']![0]!;
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)![1]!;
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': decodeURIComponent(xsrf),
    cookie: `XSRF-TOKEN=${xsrf}`,
  };
  const call = async <N extends CallName>(name: N, body: object): Promise<OutputOf<N>> => {
    const { method, path } = calls[name];
    const { status, text } = await send(port, { method, path, headers, body });
    if (status !== 200) throw new Error(`${name}: ${status}`);
    return JSON.parse(text) as OutputOf<N>;
  };
  headers.authorization = `Bearer ${(await call('login', ELEVE)).token}`;
  const { accesList } = await call('getAccesUser', {});
  const { acces_id, acces_user_id } = accesList.find(({ type }) => type === 'QT')!;
  const { themes } = await call('getThemes', { acces_id, acces_user_id });
  const ou = { acces_id, acces_user_id, theme_id: themes[0]!.id };
  await call('addQuestionnaire', ou);
  const { questions } = (await call('getQuestionnaire', ou)).questions;
  const acknowledged = new Set<number>();
  const over = new AbortController();
  const ended = job().finally(() => over.abort());
  for (const [questionKey, question] of questions.slice(0, -1).entries()) {
    if (over.signal.aborted) break;
    const given = { ...ou, question, questionKey, letter: 'a' };
    // The browser keeps what was not acknowledged, and sends it again.
    while (!over.signal.aborted && !acknowledged.has(questionKey)) {
      const taken = await call('addReponse', given).catch(() => undefined);
      if (taken) acknowledged.add(questionKey);
      await pause(BETWEEN);
    }
  }
  await ended;
  const { reponses } = (await call('getQuestionnaire', ou)).questions;
  return acknowledged.size > 0 && [...acknowledged].every((key) => reponses[key] === 'a');
}

/** The status that HTTP/2 gives. */
const getByHttp2 = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, HERE);
    session.on('error', reject);
    const stream = session.request({ ':path': '/api/health' });
    stream.on('response', (headers) => {
      resolve(Number(headers[':status']));
      session.close();
    });
    stream.on('error', reject).end();
  });

/** How many of so many calls, one after another, were not answered as they should be. */
async function failures(port: number, calls: number): Promise<number> {
  let failed = 0;
  for (let n = 0; n < calls; n += 1) {
    const answer = await get(port, '/api/health').catch(() => undefined);
    if (answer?.status !== 200) failed += 1;
    await pause(5);
  }
  return failed;
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await get(port, '/api/ready').catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(200);
  }
  throw new Error('The proxy does not answer.');
}

const open = (more: Record<string, string> = {}): Promise<StartedServer> =>
  startServer({
    DATA_DIR: join(dir, 'data'),
    APP_SECRET: SECRET,
    TRUST_PROXY: '127.0.0.1',
    ARRET_APRES: '3',
    HOST: '127.0.0.1',
    ...more,
  });

const CALLS = 400;

async function tryProxy(name: string): Promise<Record<string, boolean>> {
  const [one, two] = [await open(), await open()];
  let last = two;
  const port = await freePort();
  const servers = [one, two].map(({ origin }) => origin.replace('http://localhost', '127.0.0.1'));
  const [program, ...told] = PROXIES[name]!({ port, servers });
  const proxy = spawn(program!, told, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  proxy.stderr.on('data', (text: Buffer) => (said += text.toString()));
  try {
    await untilReady(port);
    const page = await get(port, '/', { 'accept-encoding': 'br' });
    const docs = await get(port, '/api/docs');
    const held: Record<string, boolean> = {
      'une page, en TLS': page.status === 200,
      'HTTP/2': (await getByHttp2(port)) === 200,
      brotli: page.headers['content-encoding'] === 'br',
      'les appels décrits': docs.status === 200,
    };
    if (name === 'caddy') held['HTTP/3'] = (await protocolOf(port)) === 'h3';
    const during = failures(port, CALLS);
    await pause(300);
    one.kill('SIGTERM');
    held['un serveur s’arrête : aucun appel perdu'] = (await during) === 0;
    await one.ended;
    const portOf = (at: number) => ({ PORT: servers[at]!.split(':')[1]! });
    let next = await open(portOf(0));
    held['les deux serveurs remplacés l’un après l’autre : aucune réponse perdue'] =
      await keepsAnswers(port, async () => {
        await pause(2500);
        two.kill('SIGTERM');
        await two.ended;
        last = await open(portOf(1));
        await pause(2500);
        next.kill('SIGTERM');
        await next.ended;
        next = await open(portOf(0));
      });
    await pause(2500);
    const killed = failures(port, CALLS);
    await pause(300);
    last.kill('SIGKILL');
    held['un serveur meurt : aucune lecture perdue'] = (await killed) === 0;
    await next.stop();
    return held;
  } catch (cause) {
    process.stderr.write(said.slice(-2000));
    throw cause;
  } finally {
    proxy.kill('SIGTERM');
    for (const server of [one, two, last]) server.kill('SIGKILL');
  }
}

const asked = process.argv.slice(2);
const installed = Object.keys(PROXIES).filter(
  (name) =>
    (asked.length === 0 || asked.includes(name)) &&
    spawnSync(name, [name === 'caddy' ? 'version' : '-v']).status === 0,
);
if (installed.length === 0) process.stdout.write('Aucun de ces serveurs n’est installé ici.\n');
for (const name of installed) {
  process.stdout.write(`${name}\n`);
  for (const [what, holds] of Object.entries(await tryProxy(name))) {
    process.stdout.write(`  ${holds ? '✓' : '✗'} ${what}\n`);
    if (!holds) process.exitCode = 1;
  }
}
