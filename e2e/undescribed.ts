import type { Page } from '@playwright/test';

/** Playwright's internals, without any promise. */
interface Behind {
  mainFrame: () => { utilityContext: () => Promise<object> };
}

interface Context {
  rawEvaluateHandle: (source: string) => Promise<unknown>;
}

const DESCRIBES = 'ariaSnapshotForExpectFailure(element, options) {';

let done = false;

/**
 * While an `expect` waits, Playwright snapshots the page each time, up to 0.1 s. A failing test
 * still gets error-context.md. Patches all pages of the worker.
 */
export async function leaveUndescribed(page: Page): Promise<void> {
  if (done) return;
  done = true;
  const { _connection } = page as never as { _connection: { toImpl: (of: Page) => Behind } };
  const context = await _connection.toImpl(page).mainFrame().utilityContext();
  const contexts = Object.getPrototypeOf(context) as Context;
  const whole = contexts.rawEvaluateHandle;
  let brought = '';
  let lighter = '';
  contexts.rawEvaluateHandle = function evaluate(source) {
    if (source !== brought) {
      if (!source.includes(DESCRIBES))
        throw new Error('Playwright describes pages in another way: see undescribed.ts.');
      brought = source;
      lighter = source.replace(DESCRIBES, `${DESCRIBES} return '';`);
    }
    return whole.call(this, lighter);
  };
}
