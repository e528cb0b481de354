import { page, scriptOf } from './habillage.ts';
import type { HttpAnswer, Call } from './http.ts';

const SCRIPT = scriptOf('./sdkNavigateur.ts');
const BUTTON = scriptOf('./boutonNavigateur.ts');

/** Allowed values in the script's address; other names pass. */
const VALUES: Record<string, RegExp> = {
  currency: /^(EUR|USD|GBP|CHF)$/,
  intent: /^(capture|authorize)$/,
  components:
    /^(buttons|funding-eligibility|marks|messages)(,(buttons|funding-eligibility|marks|messages))*$/,
  locale: /^[a-z]{2}_[A-Z]{2}$/,
  commit: /^(true|false)$/,
  'disable-funding': /^[a-z]+(,[a-z]+)*$/,
  'enable-funding': /^[a-z]+(,[a-z]+)*$/,
  debug: /^(true|false)$/,
};

const SHARED = {
  'content-type': 'application/javascript; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /sdk/js`. The real one reports faults in a script that throws. */
export function sdkAnswer({ query }: Call, clientId: string): HttpAnswer {
  const refuse = (why: string): HttpAnswer => ({
    status: 400,
    body: `throw new Error(${JSON.stringify(`SDK Validation error: '${why}'`)});\n`,
    headers: SHARED,
  });
  const given = query.get('client-id') ?? '';
  if (given === '') return refuse('Expected client-id to be passed');
  if (given !== clientId) return refuse('client-id not recognized');
  for (const [name, form] of Object.entries(VALUES)) {
    const value = query.get(name);
    if (value !== null && !form.test(value)) return refuse(`Invalid query value for ${name}`);
  }
  return { status: 200, body: SCRIPT, headers: SHARED };
}

const COLORS = new Map([
  ['gold', ['#ffc439', '#0b1a33']],
  ['blue', ['#0b4fb3', '#fff']],
  ['silver', ['#e9edf1', '#0b1a33']],
  ['white', ['#fff', '#0b1a33']],
  ['black', ['#111820', '#fff']],
] as const);
const SHAPES = new Map([
  ['rect', '4px'],
  ['pill', '999px'],
  ['sharp', '0'],
]);
const LABELS = new Map([
  ['checkout', 'Payer avec'],
  ['pay', 'Payer avec'],
  ['buynow', 'Acheter avec'],
]);

export function buttonAnswer({ query }: Call): HttpAnswer {
  const asked = (name: string) => query.get(name) ?? '';
  const [back, ink] = COLORS.get(asked('color') as 'gold') ?? COLORS.get('gold')!;
  const radius = SHAPES.get(asked('shape')) ?? '4px';
  const words = LABELS.get(asked('label'));
  const style = `
*{box-sizing:border-box}
html,body,main{height:100%;margin:0;background:transparent}
button{display:flex;gap:.5rem;width:100%;height:100%;align-items:center;justify-content:center;border:1px solid rgba(0,0,0,.25);border-radius:${radius};background:${back};color:${ink};font:600 1rem system-ui,'Segoe UI',Roboto,Arial,sans-serif;cursor:pointer}
strong{font-weight:800;font-style:italic;font-size:1.25rem}
button:hover{filter:brightness(.96)}
button:focus-visible{outline:3px solid ${ink};outline-offset:-5px}
button:disabled,[aria-disabled=true]{opacity:.5;cursor:default}
`;
  const main = `<button type="button" aria-label="PayPal">${words ? `<span>${words}</span>` : ''}<strong>PayPal</strong></button>`;
  return page(200, { title: 'PayPal', main, style, script: BUTTON, framed: true, bare: true });
}
