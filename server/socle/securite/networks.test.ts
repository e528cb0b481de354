import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const V4 = ['192.0.2.1', '192.0.2.0/24'];
const V6 = ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'];

test.each([
  ['192.0.2.1', V4],
  ['192.0.2.1:50123', V4],
  ['0xc0.0.2.1', V4],
  ['3221225985', V4],
  ['::ffff:192.0.2.1', V4],
  ['::FFFF:192.0.2.1', V4],
  ['::ffff:c000:201', V4],
  ['0:0:0:0:0:ffff:c000:0201', V4],
  ['[::ffff:192.0.2.1]:443', V4],
  ['2001:db8:1:2ab::1', V6],
  ['2001:DB8:1:2AB:3:4:5:6', V6],
  ['2001:0db8:0001:02ab:0000:0000:0000:0001', V6],
  ['2001:db8:1:2ab::1%eth0', V6],
  ['[2001:db8:1:2ab::1]:8080', V6],
  ['2001:db8:1:2ab:0:ffff:192.0.2.1', V6],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
  ['fe80::1%en0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0::/48']],
])('%s calls from %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '1.2.3.4.5',
  '256.1.1.1',
  '::g',
  '1.2.3.4:99999',
  '2001:db8::1/64',
  'é',
])('what is no address is one place, whatever it says: %j', (address) => {
  expect(networksOf(address)).toEqual(['?']);
});
