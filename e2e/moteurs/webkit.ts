import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/socle/http/freePort.ts';
import { type Moteur, says, startProgram } from './moteur.ts';

const screenOf = async (): Promise<{ display: string; stop: () => Promise<void> }> => {
  const { DISPLAY } = process.env;
  if (DISPLAY) return { display: DISPLAY, stop: async () => undefined };
  const { said, stop } = await startProgram(
    ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    says(/^(\d+)$/),
  );
  return { display: `:${said}`, stop };
};

/** GTK's WebKit by its driver, on a virtual screen if needed. */
export async function openWebkit(program: string): Promise<Moteur> {
  const screen = await screenOf();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // The driver announces nothing: poll it.
  const driver = await startProgram(
    [program, `--port=${port}`],
    async () => {
      while (!(await fetch(`${origin}/status`).catch(() => null))?.ok) await pause(50);
      return origin;
    },
    { DISPLAY: screen.display, TZ: 'Europe/Brussels', LANG: 'fr_BE.UTF-8', LANGUAGE: 'fr_BE:fr' },
  );
  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const { sessionId, capabilities } = await send<Session>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        // Toolbars keep a window wider than a phone.
        'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const to = <T>(path: string, body: object = {}) => send<T>('POST', session + path, body);
  const moteur: Moteur = {
    nom: `WebKit ${capabilities.browserVersion}`,
    plaintes: [],
    async goto(url) {
      await to('/url', { url });
    },
    async reload() {
      await to('/refresh');
    },
    async evaluate(expression) {
      const text = await to<string>('/execute/async', {
        script: `const done = arguments[0];
          Promise.resolve().then(() => ${expression}).then(
            (value) => done(JSON.stringify({ value: value ?? null })),
            (error) => done(JSON.stringify({ error: String(error) })),
          );`,
        args: [],
      });
      const { value, error } = JSON.parse(text) as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async perform(actions) {
      await to('/actions', { actions });
    },
    async resize(width, height) {
      const around = await moteur.evaluate('[outerWidth - innerWidth, outerHeight - innerHeight]');
      const [wide, high] = around as [number, number];
      await to('/window/rect', { width: width + wide, height: height + high });
    },
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
    },
  };
  return moteur;
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}
