import type { Page } from '@playwright/test';

/** Playwright's own side of a page, in the process of the worker. It is promised to nobody. */
interface Behind {
  mainFrame: () => { utilityContext: () => Promise<object> };
}

interface Context {
  rawEvaluateHandle: (source: string) => Promise<unknown>;
}

const DESCRIBES = 'ariaSnapshotForExpectFailure(element, options) {';

let done = false;

/**
 * Each time that an `expect` looks and has to wait, Playwright describes the whole page to it, for
 * the message of a failure that seldom comes: up to a tenth of a second, where a table is long.
 * When a test fails, its page is described all the same (error-context.md). From the first page of
 * a worker on, for all of its pages.
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
