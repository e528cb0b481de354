import { expect, test } from 'vitest';
import { checkFormulaire } from './formulaire.ts';

const ORIGINE = 'https://secure.payzen.eu';
const hidden = (name: string, value = 'x') => ({ tag: 'input', type: 'hidden', name, value });
const form = {
  method: 'POST',
  action: `${ORIGINE}/vads-payment/`,
  fields: [hidden('vads_amount', '1499'), hidden('signature', 'abc=')],
};

test('the provider’s own form goes out as it came', () => {
  expect(checkFormulaire([form], ORIGINE)).toEqual({
    action: `${ORIGINE}/vads-payment/`,
    fields: [
      ['vads_amount', '1499'],
      ['signature', 'abc='],
    ],
  });
});

test.each<[string, object | null]>([
  ['no form', null],
  ['another origin', { action: 'https://evil.example/vads-payment/' }],
  ['a host that begins the same', { action: `${ORIGINE}.evil.example/` }],
  ['a host behind a name', { action: 'https://secure.payzen.eu@evil.example/' }],
  ['a name before the host', { action: 'https://moi:x@secure.payzen.eu/' }],
  ['another port', { action: `${ORIGINE}:8443/` }],
  ['no encryption', { action: 'http://secure.payzen.eu/' }],
  ['a script for an address', { action: 'javascript:alert(1)' }],
  ['an address of our own', { action: '/vads-payment/' }],
  ['no address', { action: null }],
  ['fields in the address', { method: 'GET' }],
  ['nothing in it', { fields: [] }],
  ['a field to be seen', { fields: [{ ...hidden('vads_amount'), type: 'text' }] }],
  ['a button', { fields: [hidden('vads_amount'), { ...hidden('vads_x'), tag: 'button' }] }],
  ['a field that is not the provider’s', { fields: [hidden('submit')] }],
])('a form with %s is refused', (_, wrong) => {
  const forms = wrong === null ? [] : [{ ...form, ...wrong }];
  expect(checkFormulaire(forms, ORIGINE)).toBeUndefined();
});

test('two forms are refused', () => {
  expect(checkFormulaire([form, form], ORIGINE)).toBeUndefined();
});
