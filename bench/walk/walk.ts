import type { Point, Step } from './dieAt.ts';
import { type Achat, type School, type Where, openSchool } from './school.ts';
import { SCENARIOS, type Scenario, checkEnd } from './scenarios.ts';
import { Dead } from './startServer.ts';

const OF_MONEY = ['payments by payzen', 'payments by paypal', 'refunds', 'reconciliation'];
type First = 'provider' | 'jobs';

interface Wanted {
  only?: string;
  /** Kills it before every statement, not only external effects. */
  every?: boolean;
}

/**
 * Kills each scenario at each point, restarts, and checks the books. Returns the number of deaths;
 * throws at the first fault.
 */
export async function walk(
  where: Where,
  say: (text: string) => void,
  { only = '', every = false }: Wanted = {},
): Promise<number> {
  const school = await openSchool(where);
  let deaths = 0;
  try {
    for (const scenario of SCENARIOS.filter(({ nom }) => nom.includes(only))) {
      const { points, left } = await walkAll(school, scenario, every);
      if (!scenario.muet) for (const point of left) await dieOnce(school, scenario, 'jobs', point);
      await checkPaper(school);
      deaths += points.length + (scenario.muet ? 0 : left.length);
      say(`${scenario.nom}: ${points.length} points, ${left.length} of them leave something`);
      say(`  ${points.map((point) => point?.what ?? 'answer').join(' | ')}`);
    }
  } finally {
    await school.close();
  }
  return deaths;
}

/** Undefined: after the last step, when the response is sent. */
type At = Point | undefined;

/** The complete run comes first, since it lists the points. `left`: crashes that left a trace. */
async function walkAll(school: School, scenario: Scenario, every: boolean) {
  const first = scenario.muet ? 'jobs' : 'provider';
  const { steps } = await dieOnce(school, scenario, first, undefined);
  const points = pointsOf(steps!, every);
  const left: At[] = [undefined];
  for (const point of points)
    if ((await dieOnce(school, scenario, first, point)).trace) left.push(point);
  return { points: [...points, undefined], left };
}

/** Repeated steps are one point, as are steps of one commit. */
function pointsOf(steps: Step[], every: boolean): Point[] {
  const times = new Map<string, number>();
  const all = steps.map((step) => {
    const nth = (times.get(step.what) ?? 0) + 1;
    times.set(step.what, nth);
    return { ...step, nth };
  });
  return all.filter(
    ({ what, seen }, at) =>
      (seen || every) && !(what.startsWith('asks') && all[at - 1]?.what === what),
  );
}

let ready: { scenario: Scenario; achat: Achat; state: string } | undefined;

/** `steps`: those of a complete run; `trace`: the crash changed the database. */
async function dieOnce(school: School, scenario: Scenario, first: First, at: At) {
  if (ready?.scenario !== scenario) {
    const achat = await scenario.prepare(school);
    if (scenario.aged) await school.wait();
    ready = { scenario, achat, state: await school.state() };
  }
  const { achat, state } = ready;
  await school.tell('arm', at && { what: at.what, nth: at.nth });
  const steps = await survives(school, () => scenario.act(school, achat));
  const place = `${scenario.nom}, then the ${first}: dead at ${at ? `${at.what} ${at.nth}` : 'the answer'}`;
  if (at && steps) throw new Error(`${place}: it was not there`);
  await school.restart();
  const trace = (await school.state()) !== state;
  // Without a trace the future is the same as for a later crash.
  if (!trace && at) return { steps, trace };
  ready = undefined;
  try {
    await school.check();
    await goOn(school, scenario, achat, first);
  } catch (cause) {
    throw new Error(place, { cause });
  }
  await scenario.tidy?.(school, achat);
  return { steps, trace };
}

/** Undefined: the process died. */
async function survives(school: School, act: () => Promise<unknown>) {
  try {
    await act();
    return await school.tell('disarm');
  } catch (cause) {
    if (cause instanceof Dead) return undefined;
    throw cause;
  }
}

async function goOn(school: School, scenario: Scenario, achat: Achat, first: First) {
  const jobs = async () => {
    await school.wait();
    await school.tell('jobs', scenario.paper ? undefined : OF_MONEY);
  };
  const provider = () => (scenario.muet ? undefined : tellAgain(school, achat));
  for (const each of first === 'jobs' ? [jobs, provider] : [provider, jobs]) {
    await each();
    await school.check();
  }
  await scenario.again?.(school, achat);
  await jobs();
  await provider();
  await provider();
  await jobs();
  await school.check('money');
  await checkEnd(school, scenario, achat);
  if (scenario.paper) checkTwice(school, 1);
}

async function checkPaper(school: School): Promise<void> {
  await school.tell('jobs');
  await school.check('paper');
  checkTwice(school, 0);
}

/** Only a crash between sending and marking may duplicate a mail. */
function checkTwice({ mails }: School, most: number): void {
  const times = [...mails.values()];
  const more = times.reduce((sum, each) => sum + each - 1, 0);
  if (more > most) throw new Error(`Mails came ${more} times too often.`);
  mails.clear();
}

async function tellAgain(school: School, achat: Achat): Promise<void> {
  for (const parole of achat.paroles) await accepted(school.tellCarte(parole));
  const order = school.ordreOf(achat);
  if (!order?.moyen) return;
  const { portefeuille } = school;
  const events = [await portefeuille.event('CHECKOUT.ORDER.APPROVED', order.id)];
  if (order.capture) events.push(await portefeuille.event('PAYMENT.CAPTURE.COMPLETED', order.id));
  if (order.refunds.length > 0) {
    const type = order.refunds.some(({ retour }) => retour) ? 'REVERSED' : 'REFUNDED';
    events.push(await portefeuille.event(`PAYMENT.CAPTURE.${type}`, order.capture!.id));
  }
  for (const event of events) await accepted(school.tellPaypal(event));
}

async function accepted(sent: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await sent;
  if (status !== 200) throw new Error(`A provider was answered ${status}: ${text}`);
}
