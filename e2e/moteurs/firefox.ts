import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Moteur, says, startProgram } from './moteur.ts';

/** No first page, no prompts, no background fetches. */
const PREFERENCES = `
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.aboutwelcome.enabled', false);
user_pref('browser.startup.page', 0);
user_pref('browser.safebrowsing.downloads.enabled', false);
user_pref('browser.safebrowsing.malware.enabled', false);
user_pref('browser.safebrowsing.phishing.enabled', false);
user_pref('app.normandy.enabled', false);
user_pref('app.update.disabledForTesting', true);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('extensions.update.enabled', false);
user_pref('intl.accept_languages', 'fr-BE, fr');
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('signon.rememberSignons', false);
user_pref('toolkit.telemetry.server', 'data:,');
`;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** Firefox speaks WebDriver BiDi without a driver. */
export async function openFirefox(program: string): Promise<Moteur> {
  const profile = mkdtempSync(join(tmpdir(), 'priorite-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const { said, stop } = await startProgram(
    [program, '--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    says(/BiDi listening on (ws:\S+)/),
    { TZ: 'Europe/Brussels' },
  );
  const socket = new WebSocket(`${said}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`No answer at ${said}.`)), {
      once: true,
    });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data as string) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method === 'log.entryAdded') note(answer.params as Entry);
  });
  const plaintes: string[] = [];
  function note({ level, text }: Entry): void {
    if (level === 'error' || level === 'warn') plaintes.push(text);
  }
  let last = 0;
  async function send<T>(method: string, params: object): Promise<T> {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result as T;
  }

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const { context } = contexts[0]!;
  return {
    nom: `Firefox ${capabilities.browserVersion}`,
    plaintes,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result!.value) as unknown;
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await send('browser.close', {}).catch(() => undefined);
      await stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

interface Entry {
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string;
}
